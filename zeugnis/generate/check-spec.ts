import { SpecError, type SpecErrorCode, type SpecProblem } from '../errors.ts'
import { findRoleFacts } from '../lexicon/roles/facts.ts'
import type { GradedTopic } from '../model/dimension.ts'
import type { Grade } from '../model/grade.ts'
import type { Warning } from '../model/letter.ts'
import { isJudged, type ZeugnisSpec } from '../model/spec.ts'
import { dateProblems, dateWarnings } from './check-dates.ts'
import { endOfTraining, entryWarnings, examWarnings } from './check-entries.ts'
import { signerWarnings } from './check-signers.ts'
import { inadmissibleIn } from './inadmissible.ts'
import { titleInName, titleWarnings } from './title-form.ts'

/** Texts without which no letter can be written, in the order of the letter. */
const needed: readonly { readonly field: string; readonly code: SpecErrorCode; readonly isThere: (spec: ZeugnisSpec) => boolean }[] = [
  { field: 'person.firstName', code: 'missing-first-name', isThere: ({ person }) => person.firstName.trim() !== '' },
  { field: 'person.lastName', code: 'missing-last-name', isThere: ({ person }) => person.lastName.trim() !== '' },
  { field: 'employer.name', code: 'missing-employer', isThere: ({ employer }) => employer.name.trim() !== '' },
  { field: 'employer.city', code: 'missing-city', isThere: ({ employer }) => employer.city.trim() !== '' },
  { field: 'job.title', code: 'missing-job', isThere: ({ job }) => job.title.trim() !== '' },
  { field: 'job.role', code: 'unknown-role', isThere: ({ job }) => job.role === undefined || findRoleFacts(job.role) !== undefined },
  { field: 'tasks', code: 'missing-tasks', isThere: ({ tasks }) => tasks.some((task) => task.trim()) },
  { field: 'occasion', code: 'missing-occasion', isThere: ({ kind, occasion }) => kind !== 'zwischen' || occasion !== undefined },
  { field: 'signers', code: 'missing-signer', isThere: ({ signers }) => signers.length > 0 },
]

/** All that keeps a description from becoming a letter, in the order of the letter. */
export function specProblems(spec: ZeugnisSpec): SpecProblem[] {
  const missing = needed.filter(({ isThere }) => !isThere(spec)).map(({ code, field }) => ({ code, field }))
  return [...missing, ...signerProblems(spec), ...dateProblems(spec)]
}

/** The function shows the rank of who signs (BAG 04.10.2005, 9 AZR 507/04). */
function signerProblems({ signers }: ZeugnisSpec): SpecProblem[] {
  return signers.flatMap(({ name, position }, index): SpecProblem[] => [
    ...(name.trim() ? [] : [{ code: 'missing-signer', field: `signers.${index}.name` } as const]),
    ...(position.trim() ? [] : [{ code: 'missing-position', field: `signers.${index}.position` } as const]),
  ])
}

/** Throws a `SpecError` for a description from which no letter can be made. */
export function checkSpec(spec: ZeugnisSpec): void {
  const problems = specProblems(spec)
  if (problems.length > 0) throw new SpecError(problems)
}

/** From here on two grades say different things of the same person. */
const CONTRADICTION = 2

/** The grade of a topic: its own, else the overall one. */
export function gradeOf(spec: ZeugnisSpec, topic: GradedTopic): Grade {
  return spec.grades?.[topic] ?? spec.overall
}

/** What the writer should know: nothing of it stops the letter. */
export function warningsFor(spec: ZeugnisSpec): Warning[] {
  return [
    ...inadmissibleIn(spec),
    ...titleWarnings(spec),
    ...titleInName(spec),
    ...dateWarnings(spec),
    ...signerWarnings(spec),
    ...entryWarnings(spec),
    ...examWarnings(spec),
    ...endOfTraining(spec),
    ...(isJudged(spec) ? ofJudgement(spec) : []),
  ]
}

/** A simple reference judges nothing (§ 109 Abs. 1 Satz 2 GewO). */
function ofJudgement(spec: ZeugnisSpec): Warning[] {
  return [...contradictions(spec), ...ofGrade(spec), ...ofLeading(spec), ...ofRole(spec)]
}

function contradictions({ grades = {}, overall }: ZeugnisSpec): Warning[] {
  return (Object.entries(grades) as [GradedTopic, Grade][])
    .filter(([, grade]) => Math.abs(grade - overall) >= CONTRADICTION)
    .map(([topic, grade]) => ({ code: 'contradiction', topic, grade, overall }))
}

/** The employer proves a grade below satisfactory (BAG 14.10.2003, 9 AZR 12/03; 18.11.2014, 9 AZR 584/13). */
function ofGrade({ overall }: ZeugnisSpec): Warning[] {
  return overall >= 4 ? [{ code: 'burden-of-proof', grade: overall }] : []
}

/** How many people somebody led belongs to what leadership is judged by. */
function ofLeading({ kind, leads, ofPerson }: ZeugnisSpec): Warning[] {
  if (!leads) return []
  if (kind === 'ausbildung') return [{ code: 'leads-in-training' }]
  return ofPerson?.led?.trim() ? [] : [{ code: 'nobody-led' }]
}

function ofRole({ job, meetsThirdParties }: ZeugnisSpec): Warning[] {
  const role = job.role === undefined ? undefined : findRoleFacts(job.role)
  return role?.facesPeople && !meetsThirdParties ? [{ code: 'third-parties-expected', who: role.thirdParties }] : []
}
