/**
 * Makes the fonts that stand in PDF files from their packages: `node tools/document-fonts.ts`.
 * Static TrueType, since a PDF cannot hold axes. A file for each script, so that a letter loads what its words need.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)

type Range = readonly [first: number, last: number]
type Axes = Readonly<Record<string, number>>

/** Letters, marks and the replacement character; what a face does not have is passed over. */
const latin: readonly Range[] = [
  [0x20, 0x24f],
  [0x2b0, 0x2ff],
  [0x1e00, 0x1eff],
  [0x2010, 0x203a],
  [0x20a0, 0x20c0],
  [0x2100, 0x2199],
  [0x2202, 0x2265],
  [0xfffd, 0xfffd],
]
/** Space and apostrophes: of one face with the word that they stand in. */
const inWords: readonly Range[] = [
  [0x20, 0x20],
  [0x27, 0x27],
  [0xa0, 0xa0],
  [0x2bc, 0x2bc],
  [0x2019, 0x2019],
]
const marks: readonly Range[] = [[0x300, 0x36f]]
const scripts = {
  'latin-marks': { from: 'noto', ranges: [...latin, ...marks, [0x250, 0x2af], [0x1d43, 0x1d63], [0x2070, 0x209c]] },
  greek: { from: 'noto', ranges: [...inWords, ...marks, [0x370, 0x3ff], [0x1f00, 0x1fff]] },
  cyrillic: { from: 'noto', ranges: [...inWords, ...marks, [0x400, 0x52f], [0x2116, 0x2116]] },
  hebrew: { from: 'hebrew', ranges: [...inWords, [0x591, 0x5f4], [0x20aa, 0x20aa], [0xfb1d, 0xfb4f]] },
  arabic: { from: 'arabic', ranges: [...inWords, [0x600, 0x6ff], [0x750, 0x77f], [0x200c, 0x200d]] },
} as const satisfies Readonly<Record<string, { from: 'noto' | 'hebrew' | 'arabic'; ranges: readonly Range[] }>>

const text = (ranges: readonly Range[]) =>
  ranges.map(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('')).join('')

const serif = { family: 'source-serif-4', file: 'opsz' } as const
const sans = { family: 'hanken-grotesk', file: 'wght' } as const

/**
 * The families of the other scripts: their package and file, and how many units their em has here. They have 1000; another
 * number makes their letters as high as those of the style's own family: between the heights of H (670, 664, 697 against 714)
 * and of x (497, 479, 493 against 536).
 */
const styles = [
  {
    ...serif,
    name: 'serif',
    axes: { wght: 400, opsz: 12 },
    noto: ['noto-serif/400Regular/NotoSerif_400Regular', 1070],
    hebrew: ['noto-serif-hebrew/400Regular/NotoSerifHebrew_400Regular', 1070],
    arabic: ['amiri/400Regular/Amiri_400Regular', 900],
  },
  {
    ...serif,
    name: 'serif-strong',
    axes: { wght: 600, opsz: 20 },
    noto: ['noto-serif/600SemiBold/NotoSerif_600SemiBold', 1090],
    hebrew: ['noto-serif-hebrew/600SemiBold/NotoSerifHebrew_600SemiBold', 1090],
    arabic: ['amiri/700Bold/Amiri_700Bold', 900],
  },
  {
    ...sans,
    name: 'sans',
    axes: { wght: 400 },
    noto: ['noto-sans/400Regular/NotoSans_400Regular', 1050],
    hebrew: ['noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular', 1050],
    arabic: ['vazirmatn/400Regular/Vazirmatn_400Regular', 2100],
  },
  {
    ...sans,
    name: 'sans-strong',
    axes: { wght: 650 },
    noto: ['noto-sans/600SemiBold/NotoSans_600SemiBold', 1050],
    hebrew: ['noto-sans-hebrew/600SemiBold/NotoSansHebrew_600SemiBold', 1050],
    arabic: ['vazirmatn/600SemiBold/Vazirmatn_600SemiBold', 2100],
  },
] as const

interface Source {
  /** File in a package. */
  readonly file: string
  readonly ranges: readonly Range[]
  readonly axes?: Axes
  readonly unitsPerEm?: number
}

async function make(name: string, { file, ranges, axes = {}, unitsPerEm }: Source): Promise<void> {
  const original = await readFile(require.resolve(file))
  const font = await subsetFont(original, text(ranges), { targetFormat: 'sfnt', variationAxes: axes })
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength)
  if (unitsPerEm) scale(view, unitsPerEm)
  if (ranges === scripts.arabic.ranges) unkern(view)
  await writeFile(new URL(`../zeugnis/document/fonts/${name}.ttf`, import.meta.url), font)
  console.log(name, original.length, '→', font.length)
}

/** Where a table of a font begins. */
function tableAt(view: DataView, tag: number): number {
  for (let row = 12; row < 12 + 16 * view.getUint16(4); row += 16) if (view.getUint32(row) === tag) return view.getUint32(row + 8)
  throw new TypeError('No such table')
}

const HEAD = 0x68656164
/** The same outlines, smaller in the em (OpenType, table "head"). */
function scale(font: DataView, unitsPerEm: number): void {
  font.setUint16(tableAt(font, HEAD) + 18, unitsPerEm)
}

const GPOS = 0x47504f53
const KERN = 0x6b65726e
const NONE = 0x786b726e
/** Takes the name of the feature "kern" away: moved Arabic letters are read as lines of their own by those who extract text. */
function unkern(font: DataView): void {
  const list = tableAt(font, GPOS) + font.getUint16(tableAt(font, GPOS) + 6)
  for (let index = 0; index < font.getUint16(list); index++) {
    const record = list + 2 + 6 * index
    if (font.getUint32(record) === KERN) font.setUint32(record, NONE)
  }
}

for (const { name, family, file, axes, ...families } of styles) {
  for (const letters of ['latin', 'latin-ext', 'vietnamese']) {
    await make(`${name}-${letters}`, { file: `@fontsource-variable/${family}/files/${family}-${letters}-${file}-normal.woff2`, ranges: latin, axes })
  }
  for (const [script, { from, ranges }] of Object.entries(scripts)) {
    const [path, unitsPerEm] = families[from]
    await make(`${name}-${script}`, { file: `@expo-google-fonts/${path}.ttf`, ranges, unitsPerEm })
  }
}
