/** The part of the untyped package that the tools for fonts use. */
declare module 'subset-font' {
  type Axis = number | { min: number; max: number }
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: { targetFormat: 'woff2' | 'sfnt'; variationAxes: Readonly<Record<string, Axis>> },
  ): Promise<Uint8Array>
}
