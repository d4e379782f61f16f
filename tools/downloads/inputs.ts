import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** What every sheet is set with. */
const paper = [
  'tools/downloads/sheet.ts',
  'words/sheets.ts',
  'zeugnis/document/pdf',
  'zeugnis/document/fonts',
  'zeugnis/document/letters.ts',
  'zeugnis/document/texts.ts',
  'zeugnis/document/page-line.ts',
  'content/documents/sheet',
]
/** What every blank letter is made of. */
const blankLetter = [
  'tools/downloads/blank-letter.ts',
  'words/sheets.ts',
  'zeugnis/model/dimension.ts',
  'content/downloads/zeugnis-vorlagen.json',
  'zeugnis/document/docx',
  'zeugnis/document/letter-texts.ts',
  'zeugnis/document/page-line.ts',
  'content/documents/sheet',
  'zeugnis/document/letters.ts',
  'zeugnis/generate',
  'zeugnis/lexicon/german-openings.ts',
  'zeugnis/lexicon/english-openings.ts',
]
const signals = ['tools/downloads/signal.ts', 'site/ui/flags.svg']

/** What each download is made from, files and folders. */
const inputs: Readonly<Record<string, readonly string[]>> = {
  formulierungen: [
    ...paper,
    ...signals,
    'tools/downloads/phrase-tables.ts',
    'content/downloads/formulierungen.json',
    'content/downloads/notenstufen.json',
    'zeugnis/lexicon',
    'zeugnis/model/dimension.ts',
    'zeugnis/analyse/sentence',
    'zeugnis/analyse/text',
    'language',
  ],
  notenstufen: [
    ...paper,
    ...signals,
    'tools/downloads/grade-scale.ts',
    'content/downloads/notenstufen.json',
    'zeugnis/lexicon/german/gesamtbeurteilung.ts',
    'zeugnis/generate/german',
  ],
  'zeugnis-pruefen': [...paper, 'tools/downloads/checklist.ts', 'content/downloads/zeugnis-pruefen.json'],
  zeugnisprozess: [
    'tools/downloads/process-sheet.ts',
    'tools/downloads/process-styles.ts',
    'tools/downloads/word-table.ts',
    'words/sheets.ts',
    'content/downloads/zeugnisprozess.json',
    'content/company.json',
    'zeugnis/document/docx/packing.ts',
    'zeugnis/document/docx/page.ts',
    'zeugnis/document/texts.ts',
    'zeugnis/document/page-line.ts',
    'content/documents/sheet',
  ],
  'datenschutz-zeugnisgenerator': [
    ...paper,
    'tools/downloads/data-sheet.ts',
    'content/downloads/datenschutz-zeugnisgenerator.json',
    'content/facts/processing.json',
    'content/company.json',
  ],
  'vorlage-einfaches-zeugnis': blankLetter,
  'vorlage-qualifiziertes-zeugnis': blankLetter,
  'vorlage-zwischenzeugnis': blankLetter,
  'vorlage-ausbildungszeugnis': blankLetter,
  pressemappe: [
    ...paper,
    ...signals,
    'tools/downloads/press-kit.ts',
    'tools/downloads/fact-sheet.ts',
    'tools/downloads/site-pictures.ts',
    'tools/pictures',
    'content/downloads/pressemappe.json',
    'content/company.json',
    'content/facts/methode.json',
    'content/samples',
    'site/ui/logo-mark.tsx',
    'site/styles/tokens.css',
    'site/pages/generator',
    'site/pages/analyser',
  ],
}

function filesOf(path: string): string[] {
  if (!statSync(join(root, path)).isDirectory()) return [path]
  return readdirSync(join(root, path), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length))
    .sort()
}

/** Changes when, and only when, something changes that a download is made from. Throws a `RangeError` for one that nobody makes. */
export function inputHash(id: string, asOf: string): string {
  const paths = inputs[id]
  if (!paths) throw new RangeError(`Nobody makes ${id}`)
  const hash = createHash('sha256').update(asOf)
  for (const file of paths.flatMap(filesOf)) hash.update(`\0${file}\0`).update(readFileSync(join(root, file)))
  return hash.digest('hex').slice(0, 16)
}
