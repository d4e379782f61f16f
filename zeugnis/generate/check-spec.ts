import { SpecError } from '../errors.ts'
import { findRoleFacts } from '../lexicon/roles/facts.ts'
import type { Grade } from '../model/grade.ts'
import type { Warning } from '../model/letter.ts'
import type { GradedTopic, ZeugnisSpec } from '../model/spec.ts'
import { checkDate } from './dates.ts'

/** Throws a `SpecError` for a description from which no letter can be made. */
export function checkSpec(spec: ZeugnisSpec): void {
  const { person, employer, job, tasks, signers, kind } = spec
  if (!person.firstName.trim() || !person.lastName.trim()) throw new SpecError('missing-name', 'person')
  if (!employer.name.trim() || !employer.city.trim()) throw new SpecError('missing-employer', 'employer')
  if (!job.title.trim()) throw new SpecError('missing-job', 'job.title')
  if (!tasks.some((task) => task.trim())) throw new SpecError('missing-tasks', 'tasks')
  if (signers.length === 0) throw new SpecError('missing-signer', 'signers')
  if (job.role !== undefined && !findRoleFacts(job.role)) throw new SpecError('unknown-role', 'job.role')
  if (kind === 'zwischen' && !spec.occasion) throw new SpecError('missing-occasion', 'occasion')
  checkDates(spec)
}

function checkDates({ kind, from, to, issued }: ZeugnisSpec): void {
  checkDate(from, 'from')
  checkDate(issued, 'issued')
  if (to !== undefined) checkDate(to, 'to')
  else if (kind !== 'zwischen') throw new SpecError('missing-end', 'to')
  if ((to ?? issued) < from) throw new SpecError('dates-reversed', to === undefined ? 'issued' : 'to')
}

/** From here on two grades say different things of the same person. */
const CONTRADICTION = 2

/** The grade of a topic: its own, else the overall one. */
export function gradeOf(spec: ZeugnisSpec, topic: GradedTopic): Grade {
  return spec.grades?.[topic] ?? spec.overall
}

/** What the writer should know: nothing of it stops the letter. */
export function warningsFor(spec: ZeugnisSpec): Warning[] {
  const warnings: Warning[] = []
  for (const [topic, grade] of Object.entries(spec.grades ?? {}) as [GradedTopic, Grade][]) {
    if (Math.abs(grade - spec.overall) >= CONTRADICTION) {
      warnings.push({ code: 'contradiction', topic, grade, overall: spec.overall })
    }
  }
  // The employer proves a grade below satisfactory (BAG 14.10.2003, 9 AZR 12/03; 18.11.2014, 9 AZR 584/13).
  if (spec.overall >= 4) warnings.push({ code: 'burden-of-proof', grade: spec.overall })
  const role = spec.job.role === undefined ? undefined : findRoleFacts(spec.job.role)
  if (role?.thirdParties && !spec.meetsThirdParties) warnings.push({ code: 'third-parties-expected', who: role.thirdParties })
  if (role?.needsTrust && gradeOf(spec, 'sozialIntern') === 5) warnings.push({ code: 'trust-expected' })
  return warnings
}
