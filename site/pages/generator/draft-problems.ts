import { SpecError, type SpecErrorCode } from '#zeugnis/generate'
import type { Draft } from './draft.ts'

type ProblemCode = SpecErrorCode | 'too-long' | 'from-in-future'
export type Field = keyof Draft

export interface Problem {
  readonly code: ProblemCode
  readonly field: Field
}

/** Where the engine's fields stand in the form. */
const fields: Readonly<Record<string, Field>> = {
  person: 'lastName',
  employer: 'employer',
  'job.title': 'job',
  'job.role': 'role',
  tasks: 'tasks',
  signers: 'signer',
  from: 'from',
  to: 'to',
  issued: 'issued',
  occasion: 'occasion',
}

const LONGEST: Partial<Record<Field, number>> = {
  firstName: 100,
  lastName: 100,
  title: 40,
  employer: 160,
  city: 80,
  job: 160,
  signer: 120,
  position: 120,
}
const MOST_TASKS = 30
const LONGEST_TASK = 240

/** What is wrong before the engine is asked: lengths, and a beginning that has not come. */
export function ownProblems(draft: Draft, today: string): Problem[] {
  const long = Object.entries(LONGEST).flatMap(([name, most]): Problem[] => {
    const field = fieldNamed(name)
    return field && String(draft[field]).length > most ? [{ code: 'too-long', field }] : []
  })
  const tasks: Problem[] =
    draft.tasks.length > MOST_TASKS || draft.tasks.some((task) => task.length > LONGEST_TASK) ? [{ code: 'too-long', field: 'tasks' }] : []
  const future: Problem[] = draft.from > today ? [{ code: 'from-in-future', field: 'from' }] : []
  return [...long, ...tasks, ...future]
}

function fieldNamed(name: string): Field | undefined {
  return (Object.keys(LONGEST) as Field[]).find((field) => field === name)
}

/** What the engine refused, at its field of the form. Throws what is no refusal. */
export function problemOf(error: unknown): Problem {
  if (!(error instanceof SpecError)) throw error
  return { code: error.code, field: fields[error.field] ?? 'lastName' }
}
