import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { frontCoded, keyOf } from '#language'
import { gradeSentence } from '#zeugnis'
import { labelled } from './train/labelled.ts'

const table = new URL('../../zeugnis/lexicon/words.tsv', import.meta.url)
const module = new URL('../../zeugnis/lexicon/words/rows.ts', import.meta.url)
const plainModule = new URL('../../zeugnis/lexicon/words/plain-noun-rows.ts', import.meta.url)

const command = fileURLToPath(new URL('main.ts', import.meta.url))

interface WordRow {
  readonly lemma: string
  readonly class: string
  readonly meaning: string
  readonly forms: string
  readonly source: string
  readonly example: string
}

/** The table of the lexicon, a row a lemma. */
function wordRows(): WordRow[] {
  const [, ...lines] = readFileSync(table, 'utf8').trimEnd().split('\n')
  return lines.map((line) => {
    const [lemma = '', wordClass = '', meaning = '', forms = '', source = '', example = ''] = line.split('\t')
    return { lemma, class: wordClass, meaning, forms, source, example }
  })
}

const spelled = ({ lemma, forms }: WordRow) => (forms ? `${keyOf(lemma)}:${keyOf(forms)}` : keyOf(lemma))

/** Nouns that say nothing: reading does without them, the search for names does not. */
const isPlain = (row: WordRow) => row.class === 'noun' && row.meaning === 'neutral'

const made = '/** Made from words.tsv by `npm run zeugnis -- words`: do not edit. */\n'

function plainNounModule(): string {
  return `${made}export const plainNouns =\n  '${frontCoded(wordRows().filter(isPlain).map(spelled).sort())}'\n`
}

/** What the engine loads of the table: lemmas by class and meaning, front-coded, without sources and examples. */
function wordModule(): string {
  const read = wordRows().filter((row) => !isPlain(row))
  const lists = Object.entries(Object.groupBy(read, (row) => row.class)).map(([wordClass, rows = []]) => {
    const meanings = Object.entries(Object.groupBy(rows, ({ meaning }) => meaning))
    const lines = meanings.map(([meaning, all = []]) => `    ['${meaning}', '${frontCoded(all.map(spelled).sort())}'],`)
    return `  ${wordClass}: [\n${lines.join('\n')}\n  ],`
  })
  return `${made}export const rows = {\n${lists.join('\n')}\n} as const\n`
}

/** How the sentences of the develop half are read, in their order. */
export function readings(): (number | null)[] {
  return labelled().map(({ text }) => gradeSentence(text).grade)
}

/**
 * Writes what the engine loads of the table, and prints which sentences of the develop half are read otherwise than before.
 * This process has loaded the old words; a second one reads with the new.
 */
export function writeWords(): void {
  const before = readings()
  writeFileSync(module, wordModule())
  writeFileSync(plainModule, plainNounModule())
  const after: (number | null)[] = JSON.parse(execFileSync(process.execPath, [command, 'readings'], { encoding: 'utf8' }))
  const changes = labelled().flatMap(({ text, range }, index) =>
    before[index] === after[index] ? [] : [{ text, range, before: before[index], after: after[index] }],
  )
  for (const { text, range, before: was, after: is } of changes)
    console.log(`${was ?? 'none'} → ${is ?? 'none'} (readers: ${range?.join('–') ?? 'none'})  ${text}`)
  console.log(`${changes.length} of ${before.length} sentences are read otherwise.`)
}
