/**
 * The engine on the command line:
 *   npm run zeugnis -- generate SPEC.json [--seed N]   writes the letter; warnings go to standard error
 *                      … [--docx FILE] [--pdf FILE]    and as a file for Word, as a PDF
 *   npm run zeugnis -- letters [SEEDS]                 writes letters of every occupation, kind, grade and form of address, and reads them: by occupation what went wrong
 *   npm run zeugnis -- lengths [SEEDS]                 how long such letters are, by kind and by grade
 *   npm run zeugnis -- analyse FILE…                   reads references; one JSON answer a line, in order
 *   npm run zeugnis -- analyse --jsonl FILE            one {"text", "role"?} a line in, one answer a line out
 *   npm run zeugnis -- compare OLD NEW                 what became of a reference; one JSON answer
 *   npm run zeugnis -- improve FILE [--to GRADE]       how the graded sentences would read better, read back; one JSON answer
 *   npm run zeugnis -- mutations [SEEDS]               changes letters in known ways and counts what the comparison finds and what it claims
 *   npm run zeugnis -- grade "Sentence."               reads one sentence; answers JSON
 *   npm run zeugnis -- words                           takes over zeugnis/lexicon/words.tsv, and says which sentences of the corpus are read otherwise
 *   npm run zeugnis -- ranges [--errors]                how it reads what two readers graded; --errors: which sentences of the develop half it reads otherwise
 *   npm run zeugnis -- measure [--write]               how the rules do on the corpus; --write: into content/facts/methode.json
 */
import { readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { sheetTexts } from '#words/said'
import {
  type Analysis,
  analyse,
  compareReferences,
  generate,
  gradeFrom,
  gradeSentence,
  improveReference,
  SpecError,
  unusedEntries,
  type ZeugnisSpec,
} from '#zeugnis'
import { letterToDocx, letterToPdf } from '#zeugnis/document'
import { loadLetterFonts } from '#zeugnis/fonts'
import { answering, UsageError } from '../command.ts'
import { printLengths } from './lengths.ts'
import { printLetters } from './letters.ts'
import { printMeasured, printRanges, writeMeasured } from './measure.ts'
import { printMutations } from './mutations/print.ts'
import { printErrors } from './ranges.ts'
import { specSchema } from './spec-schema.ts'
import { readings, writeWords } from './words.ts'

const usage =
  'Usage: npm run zeugnis -- generate SPEC.json [--seed N] [--docx FILE] [--pdf FILE] | letters [SEEDS] | lengths [SEEDS] | analyse FILE… | analyse --jsonl FILE | compare OLD NEW | improve FILE [--to GRADE] | mutations [SEEDS] | grade "Sentence." | words | ranges [--errors] | measure [--write]'

const options = {
  seed: { type: 'string', default: '0' },
  jsonl: { type: 'string' },
  docx: { type: 'string' },
  pdf: { type: 'string' },
  write: { type: 'boolean', default: false },
  to: { type: 'string' },
  errors: { type: 'boolean', default: false },
} as const

async function read(file: string | undefined): Promise<string> {
  if (!file) throw new UsageError(usage)
  return readFile(file, 'utf8').catch(() => {
    throw new UsageError(`${file} cannot be read.`)
  })
}

async function save(file: string, bytes: Uint8Array): Promise<void> {
  await writeFile(file, bytes).catch(() => {
    throw new UsageError(`${file} cannot be written.`)
  })
}

async function writeLetter(file: string | undefined, { seed, docx, pdf }: { seed: number; docx?: string; pdf?: string }): Promise<void> {
  const text = await read(file)
  if (!Number.isSafeInteger(seed)) throw new UsageError('--seed must be a whole number.')
  const spec = readSpec(file ?? '', text)
  const letter = letterOf(spec, seed)
  for (const warning of [...letter.warnings, ...unusedEntries(spec)]) console.error(JSON.stringify(warning))
  const options = { date: spec.issued, texts: sheetTexts[letter.language] }
  if (docx) await save(docx, await letterToDocx(letter, options))
  if (pdf) await save(pdf, await letterToPdf(letter, { ...options, fonts: await loadLetterFonts((file) => readFile(file), letter) }))
  console.log(letter.plainText)
}

function letterOf(spec: ZeugnisSpec, seed: number) {
  try {
    return generate(spec, seed)
  } catch (error) {
    throw error instanceof SpecError ? new UsageError(error.message) : error
  }
}

function readSpec(file: string, text: string) {
  const result = specSchema.safeParse(parseJson(text))
  if (result.success) return result.data
  throw new UsageError(result.error.issues.map(({ path, message }) => `${path.join('.') || file}: ${message}`).join('\n'))
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const lineSchema = z.object({ text: z.string(), role: z.string().optional() })

/** Every line has its answer: one that is no JSON with a text is told so, and the next is read. */
function analyseLine(line: string): Analysis {
  const input = lineSchema.safeParse(parseJson(line))
  return input.success ? analyse(input.data.text, input.data.role) : { isReference: false, language: 'unknown', problem: 'invalid-input' }
}

async function analyseFiles(files: readonly string[], lines: string | undefined): Promise<void> {
  if (lines !== undefined) {
    const text = await read(lines)
    for (const line of text.replace(/\n$/, '').split(/\r?\n/)) console.log(JSON.stringify(analyseLine(line)))
    return
  }
  if (files.length === 0) throw new UsageError(usage)
  for (const file of files) console.log(JSON.stringify(analyse(await read(file))))
}

async function compareFiles(before: string | undefined, after: string | undefined): Promise<void> {
  console.log(JSON.stringify(compareReferences(await read(before), await read(after))))
}

async function improveFile(file: string | undefined, to: string | undefined): Promise<void> {
  const text = await read(file)
  console.log(JSON.stringify(improveReference(text, { to: to === undefined ? undefined : gradeOf(to) })))
}

function gradeOf(text: string) {
  try {
    return gradeFrom(Number(text))
  } catch {
    throw new UsageError('--to must be a grade from 1 to 5.')
  }
}

function readCall() {
  try {
    return parseArgs({ allowPositionals: true, options })
  } catch {
    throw new UsageError(usage)
  }
}

await answering(async () => {
  const { values, positionals } = readCall()
  const [command, argument, ...others] = positionals
  if (command === 'generate') await writeLetter(argument, { ...values, seed: Number(values.seed) })
  else if (command === 'letters') printLetters(Number(argument ?? '1'))
  else if (command === 'lengths') await printLengths(Number(argument ?? '1'))
  else if (command === 'analyse') await analyseFiles(argument ? [argument, ...others] : [], values.jsonl)
  else if (command === 'compare') await compareFiles(argument, others[0])
  else if (command === 'improve') await improveFile(argument, values.to)
  else if (command === 'mutations') printMutations(Number(argument ?? '1'), others[0], values.errors)
  else if (command === 'measure' && values.write) writeMeasured(new Date().toISOString().slice(0, 10))
  else if (command === 'measure') printMeasured()
  else if (command === 'ranges' && values.errors) printErrors()
  else if (command === 'ranges') printRanges()
  else if (command === 'words') writeWords()
  else if (command === 'readings') console.log(JSON.stringify(readings()))
  else if (command === 'grade' && argument) console.log(JSON.stringify(gradeSentence(argument)))
  else throw new UsageError(usage)
})
