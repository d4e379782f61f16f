import { readFileSync } from 'node:fs'
import { analyse, type Grade, generate, loadTraining, otherWordingsIn, roles, type ZeugnisSpec } from '#zeugnis'
import { german } from '#zeugnis/german'
import { halves, references } from '../corpus.ts'
import { specFor } from '../letters.ts'
import type { Mutated, Read } from './mutate.ts'

const kinds = ['qualifiziert', 'zwischen', 'ausbildung'] as const
const written: readonly Grade[] = [1, 2, 3, 4]
const whole = { ...german, ofTraining: await loadTraining('ausbildung', 'de') }

/** A letter of ours, and what it was written from. */
export interface Generated extends Read {
  readonly spec: ZeugnisSpec
  readonly seed: number
}

function read(text: string): Read[] {
  const analysis = analyse(text)
  return analysis.isReference ? [{ text, analysis }] : []
}

/** Letters of every third occupation, of three kinds, grades 1 to 4, women and men. */
export function generatedLetters(seeds: number): Generated[] {
  const all = roles
    .filter((_, at) => at % 3 === 0)
    .flatMap((role) =>
      kinds.flatMap((kind) =>
        written.flatMap((grade) =>
          (['frau', 'herr'] as const).flatMap((address) =>
            Array.from({ length: seeds }, (_, seed) => ({ spec: specFor(role, kind, grade, address, seed), seed })),
          ),
        ),
      ),
    )
  return all.flatMap(({ spec, seed }) => read(generate(spec, seed).plainText).map((one) => ({ ...one, spec, seed })))
}

/** Letters of others: free-hand references and letters of the corpus, both halves, or those of a file. */
export function foreignLetters(file: string | undefined): Read[] {
  if (file !== undefined) return JSON.parse(readFileSync(file, 'utf8')).flatMap(({ text }: { readonly text: string }) => read(text))
  const letters = (half: string): { readonly text: string }[] =>
    readFileSync(new URL(`../../../zeugnis/corpus/${half}/letters.jsonl`, import.meta.url), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
  const all = halves.flatMap((half) => [...references(half).filter(({ style }) => style === 'freehand'), ...letters(half)])
  return all.flatMap(({ text }) => read(text))
}

/** The same letter with one sentence in another wording of its grade. */
export function paraphrase({ spec, seed, text }: Generated, at: number): Mutated | undefined {
  const letter = generate(spec, seed)
  const own = letter.parts.flatMap(({ sentences }) => sentences).filter(({ phraseId, dimension }) => phraseId && dimension !== 'schlussformel')
  const sentence = own[at % Math.max(1, own.length)]
  const other = sentence?.phraseId && otherWordingsIn(whole, spec, sentence.phraseId)[at % 5]
  return sentence && other ? { text: text.replace(sentence.text, other.text), was: sentence.text, now: other.text } : undefined
}

/** The same description in other words throughout. */
export function rewrite({ spec, seed }: Generated): Mutated {
  const now = generate(spec, seed + 1000).plainText
  return { text: now, was: '', now }
}

/** The same, and a grade worse. */
export function rewriteWorse({ spec, seed }: Generated): Mutated {
  const worse: Readonly<Record<Grade, Grade>> = { 1: 2, 2: 3, 3: 4, 4: 5, 5: 5 }
  const now = generate({ ...spec, overall: worse[spec.overall] }, seed + 1000).plainText
  return { text: now, was: '', now }
}

/** Somebody else's letter. */
export function another({ spec, seed }: Generated): Mutated {
  const now = generate({ ...spec, person: { ...spec.person, firstName: 'Gesine', lastName: 'Wolters' } }, seed).plainText
  return { text: now, was: '', now }
}
