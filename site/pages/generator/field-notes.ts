import { type OfPerson, ofPersonNames } from '#zeugnis'
import { useMessages } from '../../messages/messages.tsx'
import type { Draft } from './draft.ts'
import type { Field, Place } from './draft-problems.ts'
import { warningWords } from './warning-words.ts'
import type { Written } from './write-draft.ts'

type OfPersonName = keyof OfPerson

export interface FieldNote {
  /** What is wrong with what was typed. */
  readonly error?: string | undefined
  /** That something has still to be typed: no reason to shout. */
  readonly hint?: string | undefined
  /** What should be looked at once more. */
  readonly remark?: string | undefined
}

/** What is said at a field of the form; `index` is the place of a duty. */
export type FieldNotes = (field: Field, index?: number) => FieldNote

/** The texts of a draft that are still in the other language, by their fields. */
export function foreignPlaces(draft: Draft): Place[] {
  const { foreign, tasks, ...texts } = draft
  const single = (['about', 'job', 'thirdParties', 'position', 'secondPosition'] as const).filter((field) => foreign.includes(texts[field]))
  const own = ofPersonAmong(draft, foreign)
  const duties = tasks.flatMap((task, index): Place[] => (foreign.includes(task) ? [{ field: 'tasks', index }] : []))
  return [...[...single, ...own].map((field) => ({ field })), ...duties]
}

/** The texts that still belong to the invented person or firm of a sample or template that somebody has begun to change. */
export function givenPlaces(draft: Draft): Place[] {
  const { given, isUntouched, tasks, ...texts } = draft
  if (isUntouched) return []
  const single = (['firstName', 'lastName', 'employer', 'about', 'job', 'from', 'to', 'signer'] as const).filter(
    (field) => texts[field] && given.includes(texts[field]),
  )
  const duties = tasks.flatMap((task, index): Place[] => (task && given.includes(task) ? [{ field: 'tasks', index }] : []))
  const own = ofPersonAmong(draft, given)
  return [...[...single, ...own].map((field) => ({ field })), ...duties]
}

/** Texts about the person that are among these and stand in the letter: a field that is not shown is not remarked. */
function ofPersonAmong({ ofPerson, leads }: Draft, texts: readonly string[]): OfPersonName[] {
  const isShown = (name: OfPersonName) => name !== 'led' || leads
  return ofPersonNames.filter((name) => isShown(name) && ofPerson[name] && texts.includes(ofPerson[name]))
}

/** All that is said at fields: errors of the draft, what it warns of, and what is left to translate. */
export function useFieldNotes(draft: Draft, { problems, warnings }: Written): FieldNotes {
  const t = useMessages()
  const foreign = foreignPlaces(draft).map((place) => ({ place, text: t(`draft.foreign.${draft.language}`) }))
  const remarks = [...warnings.map((warning) => warningWords(warning, t)), ...foreign]
  return (field, index) => {
    const problem = problems.find((one) => isAt(one, field, index))
    const said = remarks.filter(({ place }) => place && isAt(place, field, index)).map(({ text }) => text)
    const text = problem && t(`draft.problem.${problem.code}`, { most: problem.most ?? 0 })
    return { [problem?.code.startsWith('missing-') ? 'hint' : 'error']: text, remark: said.join(' ') || undefined }
  }
}

function isAt(place: Place, field: Field, index: number | undefined): boolean {
  return place.field === field && place.index === index
}
