import type { CaseRequest, Comment, Draft, DraftSentence } from '#processes'
import { type Given, type Writing, writeDraft } from './letters.ts'

const LONGEST_SENTENCE = 1000

/** A sentence as people type it: spaces that do not break, and line ends, are spaces. */
const plain = (text: string) => text.replace(/\s+/g, ' ').trim()

/** The draft with what was typed in the place of its sentences; a sentence that was not sent stays. */
export function editedDraft(draft: Draft, data: FormData): Draft {
  return { ...draft, sentences: draft.sentences.map((sentence) => ({ ...sentence, text: typedFor(sentence, data.get(`s.${sentence.id}`)) })) }
}

/** The comments that are ticked off in the form of the draft. */
export function settledIn(comments: readonly Comment[], data: FormData): readonly string[] {
  return comments.map(({ id }) => id).filter((id) => data.get(`settled.${id}`) === 'yes')
}

/** What differs in its spaces only was not edited: as it stood, or as it was written at first, the letter has the right ones. */
function typedFor({ text, made }: DraftSentence, typed: FormDataEntryValue | null): string {
  if (typeof typed !== 'string') return text
  const now = plain(typed).slice(0, LONGEST_SENTENCE)
  return [text, made].find((known) => plain(known) === now) ?? now
}

interface Redrafted {
  readonly request: CaseRequest
  readonly rating: Given | null
}

/** The draft for details that were corrected. A sentence that the generator still writes so keeps what was edited in it, and its comments. */
export async function redraft(before: Draft, { request, rating }: Redrafted, writing: Writing): Promise<Draft> {
  return keepEdits(before, await writeDraft(request, rating, writing))
}

/** `written` with the edits and ids of `before` wherever both were made of the same words; other sentences get ids that nothing refers to. */
export function keepEdits(before: Draft, written: Draft): Draft {
  const known = new Map(before.sentences.map((sentence) => [madeAs(sentence), sentence]))
  const taken = new Set(before.sentences.map(({ id }) => id))
  const free = (id: string): string => (taken.has(id) ? free(`${id}n`) : id)
  return { ...written, sentences: written.sentences.map((sentence) => known.get(madeAs(sentence)) ?? { ...sentence, id: free(sentence.id) }) }
}

const madeAs = ({ part, made }: DraftSentence) => `${part}: ${made}`
