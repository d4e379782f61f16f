/**
 * Makes the site's fonts from their packages: `node tools/fonts.ts`.
 * Latin letters and marks of both languages only, optical size of the serif fixed, no italic.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)
const latin = Array.from({ length: 0x17f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index))
  .filter((c) => c < '\u007f' || (c >= '\u00a0' && c <= '\u00ff') || 'œŒ'.includes(c))
  .join('')
const marks = '\u00ad‐‑–—‘’‚“”„…•‹›€→−×≈≤≥'

const fonts = [
  {
    name: 'hanken-grotesk',
    file: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    axes: { wght: { min: 300, max: 720 } },
  },
  {
    name: 'source-serif-4',
    file: '@fontsource-variable/source-serif-4/files/source-serif-4-latin-opsz-normal.woff2',
    axes: { wght: { min: 400, max: 600 }, opsz: 20 },
  },
  {
    name: 'source-code-pro',
    file: '@fontsource-variable/source-code-pro/files/source-code-pro-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 700 } },
  },
]

for (const { name, file, axes } of fonts) {
  const original = await readFile(require.resolve(file))
  const font = await subsetFont(original, latin + marks, { targetFormat: 'woff2', variationAxes: axes })
  const target = new URL(`../site/styles/fonts/${name}.woff2`, import.meta.url)
  await writeFile(target, font)
  console.log(name, original.length, '→', font.length)
}
