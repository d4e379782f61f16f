import type { Engines, Guest, LetterFormat } from '#engines'
import { type CaseRequest, type Draft, type DraftSentence, dayOf, type Rating, type ReferenceCase } from '#processes'
import type { ZeugnisSpec } from '#zeugnis'
import { textOfSentences } from '#zeugnis/light'

/** What a letter takes of a rating. */
export type Given = Pick<Rating, 'grades' | 'overall' | 'tasks'>

/** The description of a letter: what was asked for, and what the manager says. Its day is the last one, or today. */
export function specOf(request: CaseRequest, rating: Given | null, now: Date): ZeugnisSpec {
  const { kind, language, address, firstName, lastName, jobTitle, role, from, to, reason, occasion, leads, employer, signer } = request
  return {
    ...{ kind, language, person: { address, firstName, lastName }, employer, from, leads, signers: [signer] },
    job: { title: jobTitle, ...(role && { role }) },
    ...(to !== null && kind !== 'zwischen' && { to }),
    issued: kind === 'zwischen' || to === null ? dayOf(now) : to,
    tasks: rating && rating.tasks.length > 0 ? rating.tasks : request.tasks,
    overall: rating?.overall ?? 3,
    ...(rating && { grades: rating.grades }),
    // What nobody has given, the letter does not say.
    ...(kind !== 'zwischen' && { reason: reason ?? 'ohneAngabe' }),
    ...(kind === 'zwischen' && { occasion: occasion ?? 'eigenerWunsch' }),
  }
}

/** The first draft: as the generator writes it. Throws a `RangeError` for a request that its form should not have let through. */
export async function writeDraft(request: CaseRequest, rating: Given | null, { engines, guest, now, seed }: Writing): Promise<Draft> {
  const written = await engines.run('writeLetter', { spec: specOf(request, rating, now), seed }, guest)
  if (written.kind !== 'letter') throw new RangeError(`No letter: ${written.problems.map(({ code }) => code).join(', ')}`)
  const sentences = written.letter.parts.flatMap(({ part, sentences: ofPart }) =>
    ofPart.map(({ text, grade }, index): DraftSentence => ({ id: `${part}-${index}`, part, text, made: text, grade: grade ?? null })),
  )
  return { sentences, seed }
}

export interface Writing {
  readonly engines: Engines
  readonly guest: Guest
  readonly now: Date
  readonly seed: number
}

export const textOf = ({ sentences }: Draft): string => textOfSentences(sentences)
export const textMade = ({ sentences }: Draft): string => textOfSentences(sentences.map(({ part, made }) => ({ part, text: made })))

/** A file, or the letters that no font of PDF files has. */
export type MadeFile = { readonly kind: 'file'; readonly bytes: Uint8Array } | { readonly kind: 'undrawable'; readonly letters: readonly string[] }

/** A draft, or what was released of it, as a file; undefined while there is no draft. Throws a `RangeError` for a request of which none can be made. */
export async function fileOf(
  { request, rating, draft, release }: ReferenceCase,
  format: LetterFormat,
  { engines, guest, now }: Omit<Writing, 'seed'>,
): Promise<MadeFile | undefined> {
  if (!draft) return undefined
  const order = {
    spec: specOf(request, rating, now),
    seed: draft.seed,
    format,
    sentences: draft.sentences.filter(({ text }) => text.trim()),
    isToSign: release !== null,
  }
  const made = await engines.run('makeLetterFile', order, guest)
  if (made.kind === 'undrawable') return { kind: 'undrawable', letters: [...new Set(made.entries.flatMap(({ letters }) => letters))] }
  if (made.kind === 'wrong') throw new RangeError(`No file: ${made.problems.map(({ code }) => code).join(', ')}`)
  return { kind: 'file', bytes: made.file }
}
