import { type CaseRequest, isAhead, type People } from '#processes'
import { specProblems } from '#zeugnis/light'
import { roleTexts } from '#zeugnis/role-texts'
import type { FieldErrors } from '../forms/index.ts'
import { checkCaseForm } from './check-case-form.ts'
import { specOf } from './letters.ts'
import { isSameName, personOf } from './names.ts'

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

/**
 * What no field shows by itself: duties where no template has some, the last day of who leaves, and days in their order. Read from the form
 * as it was sent, so that all that is wrong is said at once.
 */
function wrongIn(data: FormData, now: Date): FieldErrors {
  const typed = (name: string) => String(data.get(name) ?? '').trim()
  const [from, to, isInterim] = [typed('from'), typed('to'), typed('kind') === 'zwischen']
  return {
    ...(typed('tasks') === '' && templateTasks(typed('role'), 'de').length === 0 && { tasks: 'required' as const }),
    ...(isAhead(from, now) && { from: 'future_date' as const }),
    // An interim reference has an occasion and no last day, whatever stands in a field that is not shown for it.
    ...(isInterim && typed('occasion') === '' && { occasion: 'required' as const }),
    ...(!isInterim && to === '' && { to: 'required' as const }),
    ...(!isInterim && to !== '' && to < from && { to: 'invalid_date' as const }),
  }
}

/** Days of which the generator could write no letter: a year that was mistyped, a longer time than anybody works. */
function unlikelyDays(request: CaseRequest, now: Date): FieldErrors {
  const days = specProblems(specOf(request, null, now)).map(({ field }) => field)
  return Object.fromEntries(['from', 'to'].filter((field) => days.includes(field)).map((field) => [field, 'implausible_date' as const]))
}

const isWrong = (errors: FieldErrors) => Object.keys(errors).length > 0

/** What HR asks for. */
export function requestOfHr(data: FormData, now: Date): Asked<{ readonly request: CaseRequest; readonly people: People }> {
  const checked = checkCaseForm('begin', data)
  const wrong = wrongIn(data, now)
  if (!checked.isValid) return { kind: 'invalid', errors: { ...wrong, ...checked.errors } }
  const { employerName, employerCity, signerName, signerPosition, manager, reviewer, body, ...asked } = checked.values
  const errors: FieldErrors = {
    ...wrong,
    ...(body !== 'none' && reviewer === '' && { reviewer: 'required' as const }),
    ...(isSameName(manager, personOf(asked)) && { manager: 'rated_person' as const }),
  }
  if (isWrong(errors)) return { kind: 'invalid', errors }
  const request = requestOf(asked, {
    employer: { name: employerName, city: employerCity },
    signer: { name: signerName, position: signerPosition },
    askedBy: 'hr',
  })
  const unlikely = unlikelyDays(request, now)
  if (isWrong(unlikely)) return { kind: 'invalid', errors: unlikely }
  return { kind: 'asked', value: { request, people: { manager, reviewer, body } } }
}

/** What an employee asks for; HR adds the rest. */
export function requestOfEmployee(data: FormData, given: Pick<CaseRequest, 'employer' | 'signer'>, now: Date): Asked<CaseRequest> {
  const checked = checkCaseForm('ask', data)
  const wrong = wrongIn(data, now)
  const errors = checked.isValid ? wrong : { ...wrong, ...checked.errors }
  if (!checked.isValid || isWrong(errors)) return { kind: 'invalid', errors }
  const request = requestOf(checked.values, { ...given, askedBy: 'employee' })
  const unlikely = unlikelyDays(request, now)
  return isWrong(unlikely) ? { kind: 'invalid', errors: unlikely } : { kind: 'asked', value: request }
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
