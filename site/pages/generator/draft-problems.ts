import { type OfPerson, ofPersonNames, type SpecErrorCode, type SpecProblem } from '#zeugnis'
import type { Draft } from './draft.ts'

/** Fields of the form of which something can be said. */
export type Field = keyof OfPerson | DraftField

type DraftField = Extract<
  keyof Draft,
  | 'title'
  | 'firstName'
  | 'lastName'
  | 'employer'
  | 'city'
  | 'about'
  | 'role'
  | 'job'
  | 'from'
  | 'to'
  | 'tasks'
  | 'thirdParties'
  | 'occasion'
  | 'issued'
  | 'signer'
  | 'position'
  | 'secondSigner'
  | 'secondPosition'
>

/** Where in the form something stands; `index` is the place of a duty. */
export interface Place {
  readonly field: Field
  readonly index?: number
}

export interface Problem extends Place {
  readonly code: SpecErrorCode | 'too-long' | 'too-many' | 'from-in-future' | 'too-far-ahead'
  /** What is possible at most, in characters or duties. */
  readonly most?: number
}

const ofPersonFields = Object.fromEntries(ofPersonNames.map((name) => [`ofPerson.${name}`, name]))

/** Where the engine's fields stand in the form, in its order. */
const fields: Readonly<Record<string, Field>> = {
  'person.title': 'title',
  'person.firstName': 'firstName',
  'person.lastName': 'lastName',
  'employer.name': 'employer',
  'employer.city': 'city',
  'employer.description': 'about',
  'job.title': 'job',
  'job.role': 'role',
  from: 'from',
  to: 'to',
  tasks: 'tasks',
  thirdParties: 'thirdParties',
  ...ofPersonFields,
  occasion: 'occasion',
  issued: 'issued',
  signers: 'signer',
  'signers.0.name': 'signer',
  'signers.0.position': 'position',
  'signers.1.name': 'secondSigner',
  'signers.1.position': 'secondPosition',
}

/** The problems as somebody meets their fields going down the form. */
export function inFormOrder(problems: readonly Problem[]): Problem[] {
  const order = Object.values(fields)
  return problems.toSorted((a, b) => order.indexOf(a.field) - order.indexOf(b.field))
}

/** The place of one of the engine's fields, such as `tasks.2`. Throws a `RangeError` for one that the form does not have. */
export function placeOf(path: string): Place {
  const [, task] = /^tasks\.(\d+)$/.exec(path) ?? []
  if (task) return { field: 'tasks', index: Number(task) }
  const field = fields[path]
  if (!field) throw new RangeError(`No field of the form: ${path}`)
  return { field }
}

/** What the engine refuses, at its fields of the form. */
export function problemsOf(problems: readonly SpecProblem[]): Problem[] {
  return problems.map(({ code, field }) => ({ code, ...placeOf(field) }))
}

const longest: readonly (readonly [field: Exclude<DraftField, 'from' | 'to' | 'issued' | 'tasks' | 'occasion' | 'role'>, number])[] = [
  ['title', 40],
  ['firstName', 100],
  ['lastName', 100],
  ['employer', 160],
  ['city', 80],
  ['about', 600],
  ['job', 160],
  ['thirdParties', 120],
  ['signer', 120],
  ['position', 120],
  ['secondSigner', 120],
  ['secondPosition', 120],
]
const LONGEST_OF_PERSON = 400
const MOST_TASKS = 30
const LONGEST_TASK = 240
/** A letter may be prepared; of what comes later nothing can be known. */
const DAYS_AHEAD = 366
const DAY = 86_400_000

/** What the engine does not know: how much a page holds, and what day it is. */
export function ownProblems(draft: Draft, today: string): Problem[] {
  return [...tooLong(draft), ...tooEarly(draft, today)]
}

function tooLong(draft: Draft): Problem[] {
  const fieldsTooLong = longest
    .filter(([field, most]) => draft[field].length > most)
    .map(([field, most]): Problem => ({ code: 'too-long', field, most }))
  const tasks = draft.tasks.flatMap((task, index): Problem[] =>
    task.length > LONGEST_TASK ? [{ code: 'too-long', field: 'tasks', index, most: LONGEST_TASK }] : [],
  )
  const many: Problem[] = draft.tasks.length > MOST_TASKS ? [{ code: 'too-many', field: 'tasks', most: MOST_TASKS }] : []
  const ofPerson = ofPersonNames
    .filter((field) => (draft.ofPerson[field]?.length ?? 0) > LONGEST_OF_PERSON)
    .map((field): Problem => ({ code: 'too-long', field, most: LONGEST_OF_PERSON }))
  return [...fieldsTooLong, ...tasks, ...many, ...ofPerson]
}

function tooEarly({ kind, from, to, issued }: Draft, today: string): Problem[] {
  const last = Date.parse(today) + DAYS_AHEAD * DAY
  const later = { to: kind === 'zwischen' ? '' : to, issued }
  return [
    ...(from > today ? [{ code: 'from-in-future', field: 'from' } as const] : []),
    ...(['to', 'issued'] as const).filter((field) => Date.parse(later[field]) > last).map((field) => ({ code: 'too-far-ahead', field }) as const),
  ]
}
