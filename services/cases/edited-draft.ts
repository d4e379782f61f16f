import type { CaseRequest, Comment, Draft, DraftSentence, Settled } from '#processes'
import { type Given, type Writing, writeDraft } from './letters.ts'

const LONGEST_SENTENCE = 1000

/** A sentence as people type it: spaces that do not break, and line ends, are spaces. */
const plain = (text: string) => text.replace(/\s+/g, ' ').trim()

/** The draft with what was typed in the place of its sentences; a sentence that was not sent stays. */
export function editedDraft(draft: Draft, data: FormData): Draft {
  const taken = new Set(draft.sentences.map(({ id }) => id))
  return { ...draft, sentences: draft.sentences.flatMap((sentence) => sentencesFor(sentence, data.get(`s.${sentence.id}`), taken)) }
}

/** A line of its own is a sentence of its own: so a duty or a sentence is added. */
function sentencesFor(sentence: DraftSentence, typed: FormDataEntryValue | null, taken: Set<string>): readonly DraftSentence[] {
  if (typeof typed !== 'string') return [sentence]
  const [first = '', ...more] = typed.split('\n').map(plain).filter(Boolean)
  const { replaced: _, ...edited } = { ...sentence, text: typedFor(sentence, first) }
  const added = more.map((line) => {
    const id = freeId(sentence.id, taken)
    taken.add(id)
    return { id, part: sentence.part, text: withStop(line, sentence), made: '', grade: null }
  })
  return [edited, ...added]
}

/** An id that no sentence has, and no comment refers to. */
const freeId = (id: string, taken: ReadonlySet<string>): string => (taken.has(id) ? freeId(`${id}n`, taken) : id)

/** What HR makes of the comments, as it stands in the form of the draft. */
export function settledIn(comments: readonly Comment[], data: FormData): readonly Settled[] {
  const said = (id: string) => String(data.get(`answer.${id}`) ?? '')
  return comments
    .filter(({ id }) => data.has(`answer.${id}`))
    .map(({ id }) => ({ id, isSettled: data.get(`settled.${id}`) === 'yes', answer: plain(said(id)).slice(0, LONGEST_SENTENCE) }))
}

/** What differs in its spaces only was not edited: as it stood, or as it was written at first, the letter has the right ones. */
function typedFor(sentence: DraftSentence, typed: string): string {
  const now = typed.slice(0, LONGEST_SENTENCE)
  return [sentence.text, sentence.made].find((known) => plain(known) === now) ?? withStop(now, sentence)
}

/** A sentence ends in a full stop where the others of its kind do: else it would run into the next one. */
function withStop(text: string, { made, text: stood }: DraftSentence): string {
  return text !== '' && /[.!?]$/.test(made || stood) && !/[.!?:…”“"»)]$/.test(text) ? `${text}.` : text
}

interface Redrafted {
  readonly request: CaseRequest
  readonly rating: Given | null
}

/** The draft for details that were corrected. A sentence that the generator still writes so keeps what was edited in it, and its comments. */
export async function redraft(before: Draft, { request, rating }: Redrafted, writing: Writing): Promise<Draft> {
  return keepEdits(before, await writeDraft(request, rating, writing))
}

/** `written` with the edits and ids of `before` wherever both were made of the same words; an edit that has no place any more is shown beside. */
export function keepEdits(before: Draft, written: Draft): Draft {
  const known = new Map(before.sentences.map((sentence) => [madeAs(sentence), sentence]))
  const taken = new Set(before.sentences.map(({ id }) => id))
  const lost = before.sentences.filter((sentence) => isEdited(sentence) && !written.sentences.some((other) => madeAs(other) === madeAs(sentence)))
  const sentences = written.sentences.map((sentence) => {
    const same = known.get(madeAs(sentence))
    if (same) return same
    const at = lost.findIndex(({ part }) => part === sentence.part)
    const [replaced] = at < 0 ? [] : lost.splice(at, 1)
    return { ...sentence, id: freeId(sentence.id, taken), ...(replaced && { replaced: replaced.text }) }
  })
  return { ...written, sentences: withAdded(sentences, before) }
}

const isEdited = ({ text, made }: DraftSentence) => made !== '' && text !== made

/** What HR has added stays, at the end of its part. */
function withAdded(sentences: readonly DraftSentence[], before: Draft): readonly DraftSentence[] {
  const added = before.sentences.filter(({ made, text }) => made === '' && text !== '')
  const all = [...sentences]
  for (const one of added) {
    const last = all.findLastIndex(({ part }) => part === one.part)
    all.splice(last < 0 ? all.length : last + 1, 0, one)
  }
  return all
}

const madeAs = ({ part, made }: DraftSentence) => `${part}: ${made}`
