import { type CaseRequest, isAhead, type People } from '#processes'
import { roleTexts } from '#zeugnis/role-texts'
import type { FieldErrors } from '../forms/index.ts'
import { checkCaseForm } from './check-case-form.ts'

export type Asked<T> = { readonly kind: 'asked'; readonly value: T } | { readonly kind: 'invalid'; readonly errors: FieldErrors }

const MOST_TASKS = 20

/** The duties of a text, one in each line, without the marks of a list. */
export function tasksIn(text: string): readonly string[] {
  return text
    .split('\n')
    .map((line) => line.replace(/^[\s\u2022*\u2013-]+/, '').trim())
    .filter(Boolean)
    .slice(0, MOST_TASKS)
}

/** Duties of the occupation's template, in the language of the letter. */
function templateTasks(role: string, language: CaseRequest['language']): readonly string[] {
  return roleTexts[role]?.tasks.map((task) => task[language]) ?? []
}

interface AskedForm {
  readonly kind: CaseRequest['kind']
  readonly occasion: string
  readonly from: string
  readonly to: string
  readonly tasks: string
  readonly role: string
}

/** What no field shows by itself: duties where no template has some, the last day of who leaves, and days in their order. */
function wrongIn({ kind, occasion, from, to, tasks, role }: AskedForm, now: Date): FieldErrors | undefined {
  if (tasks === '' && templateTasks(role, 'de').length === 0) return { tasks: 'required' }
  if (isAhead(from, now)) return { from: 'invalid_date' }
  // An interim reference has an occasion and no last day, whatever stands in a field that is not shown for it.
  if (kind === 'zwischen') return occasion === '' ? { occasion: 'required' } : undefined
  if (to === '') return { to: 'required' }
  return to < from ? { to: 'invalid_date' } : undefined
}

/** What HR asks for. */
export function requestOfHr(data: FormData, now: Date): Asked<{ readonly request: CaseRequest; readonly people: People }> {
  const checked = checkCaseForm('begin', data)
  if (!checked.isValid) return { kind: 'invalid', errors: checked.errors }
  const { employerName, employerCity, signerName, signerPosition, manager, reviewer, body, ...asked } = checked.values
  const errors = body !== 'none' && reviewer === '' ? { reviewer: 'required' as const, ...wrongIn(asked, now) } : wrongIn(asked, now)
  if (errors) return { kind: 'invalid', errors }
  const request = requestOf(asked, {
    employer: { name: employerName, city: employerCity },
    signer: { name: signerName, position: signerPosition },
    askedBy: 'hr',
  })
  return { kind: 'asked', value: { request, people: { manager, reviewer, body } } }
}

/** What an employee asks for; HR adds the rest. */
export function requestOfEmployee(data: FormData, given: Pick<CaseRequest, 'employer' | 'signer'>, now: Date): Asked<CaseRequest> {
  const checked = checkCaseForm('ask', data)
  if (!checked.isValid) return { kind: 'invalid', errors: checked.errors }
  const errors = wrongIn(checked.values, now)
  return errors ? { kind: 'invalid', errors } : { kind: 'asked', value: requestOf(checked.values, { ...given, askedBy: 'employee' }) }
}

type AskedValues = AskedForm &
  Pick<CaseRequest, 'language' | 'address' | 'firstName' | 'lastName' | 'jobTitle'> & {
    readonly reason: CaseRequest['reason'] | ''
    readonly occasion: CaseRequest['occasion'] | ''
    readonly leads: string
  }

function requestOf(asked: AskedValues, rest: Pick<CaseRequest, 'employer' | 'signer' | 'askedBy'>): CaseRequest {
  const { to, reason, occasion, tasks, leads, ...same } = asked
  const isInterim = same.kind === 'zwischen'
  return {
    ...same,
    ...rest,
    to: isInterim ? null : to || null,
    reason: isInterim ? null : reason || null,
    occasion: isInterim ? occasion || null : null,
    tasks: tasks === '' ? templateTasks(same.role, same.language) : tasksIn(tasks),
    leads: leads === 'yes',
  }
}
