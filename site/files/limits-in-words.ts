import { inMegabytes, limits } from './limits.ts'

/** The limits as the sentence of `file.limits` needs them, in the signs of a language. */
export function limitsInWords(locale: string): Record<'size' | 'pages' | 'characters', string> {
  const number = new Intl.NumberFormat(locale)
  return { size: number.format(inMegabytes(limits.file)), pages: number.format(limits.pages), characters: number.format(limits.text) }
}
