/**
 * Makes the fonts that stand in PDF files from their packages: `node tools/document-fonts.ts`.
 * Static TrueType, since a PDF cannot hold axes. Two faces each: Latin, and the further Latin letters of names.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)

/** Letters, marks and the replacement character; what a face does not have is passed over. */
const ranges = [
  [0x20, 0x24f],
  [0x2b0, 0x2ff],
  [0x1e00, 0x1eff],
  [0x2010, 0x203a],
  [0x20a0, 0x20c0],
  [0x2100, 0x2199],
  [0x2202, 0x2265],
  [0xfffd, 0xfffd],
] as const
const text = ranges
  .map(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join(''))
  .join('')

const styles = [
  { name: 'serif', family: 'source-serif-4', file: 'opsz', axes: { wght: 400, opsz: 12 } },
  { name: 'serif-strong', family: 'source-serif-4', file: 'opsz', axes: { wght: 600, opsz: 20 } },
  { name: 'sans', family: 'hanken-grotesk', file: 'wght', axes: { wght: 400 } },
  { name: 'sans-strong', family: 'hanken-grotesk', file: 'wght', axes: { wght: 650 } },
] as const

for (const { name, family, file, axes } of styles) {
  for (const letters of ['latin', 'latin-ext']) {
    const original = await readFile(require.resolve(`@fontsource-variable/${family}/files/${family}-${letters}-${file}-normal.woff2`))
    const font = await subsetFont(original, text, { targetFormat: 'sfnt', variationAxes: axes })
    await writeFile(new URL(`../zeugnis/document/fonts/${name}-${letters}.ttf`, import.meta.url), font)
    console.log(name, letters, original.length, '→', font.length)
  }
}
