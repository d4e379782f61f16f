import type { Locale } from '#words/interface'
import { type GradedTopic, gradedTopics, isJudged } from '#zeugnis'
import { roleOfTitle } from '../../../../reading/role-of-title.ts'
import type { Draft } from '../../draft.ts'
import { emptyDraft } from '../../sample-draft.ts'
import type { Table } from '../table/table.ts'
import { readAddress, readFullName, readKind, readOccasion, readReason, readTasks, readYesNo } from './cells.ts'
import { readDay } from './days.ts'
import { keyOf, type Mapping } from './map-columns.ts'
import { type CellProblem, RowReader } from './row-reader.ts'
import { addressUnsaid, gradeOutside, leadsUnsaid, lostLetters, outsidersUnsaid, type RowRemark, unknownReason, unusedGrades } from './row-remarks.ts'

/** What all letters of a stack have where their row says nothing else. */
export interface Common extends Pick<Draft, 'language' | 'kind' | 'employer' | 'city' | 'about' | 'issued' | 'signer' | 'position'> {
  /** Rows without a grade become simple references; otherwise they are refused. */
  readonly isSimpleWithoutGrade: boolean
}

/** A row as a letter's description, the cells that keep it from being one, and those that a reader has to know of. */
export interface RowDraft {
  readonly draft: Draft
  readonly remarks: readonly RowRemark[]
  readonly problems: readonly CellProblem[]
}

/** The draft of a row. The grade comes from the table and from nowhere else. */
export function readRow(table: Table, at: number, mapping: Mapping, common: Common, locale: Locale): RowDraft {
  const row = new RowReader(table, at, mapping)
  const job = row.text('job')
  const role = roleOfTitle(job) ?? ''
  const overall = row.grade('overall')
  const to = row.value('to', readDay, '')
  const led = row.text('led')
  const outside = row.grade('grade.sozialExtern')
  // Nobody is said to have met outsiders of whom the table does not say so; a grade for it says so.
  const meetsThirdParties = row.value('thirdParties', readYesNo, outside !== null)
  const draft: Draft = {
    ...emptyDraft(locale),
    ...nameOf(row),
    ...kindOf(row, common, overall !== null),
    ...{ language: common.language, role, job, to, about: common.about },
    address: row.value('address', readAddress, 'name'),
    title: row.text('title'),
    from: row.value('from', readDay, ''),
    issued: row.value('issued', readDay, common.issued || to),
    tasks: readTasks(row.text('tasks')),
    overall: overall ?? 3,
    grades: gradesOf(row, meetsThirdParties, outside),
    ...{ leads: led !== '', meetsThirdParties, trained: false },
    ofPerson: { ...(led && { led }), ...(row.text('achievements') && { achievements: row.text('achievements') }) },
    reason: readReason(row.text('reason')) ?? 'ohneAngabe',
    occasion: row.value<Draft['occasion']>('occasion', readOccasion, ''),
    employer: row.text('employer', common.employer),
    city: row.text('city', common.city),
    ...signatoryOf(row, common),
    ...{ id: `stack-${at}`, seed: at, isUntouched: false },
  }
  const ungraded = outside !== null && !meetsThirdParties ? gradeOutside(table, at, mapping) : []
  return {
    draft,
    remarks: [...unusedGrades(table, at, mapping), ...ungraded, ...remarksOf(draft, row)],
    problems: [...row.problems, ...missingGrade(draft, overall, row)],
  }
}

/** Who signs by the table is not given the function of the one that all letters name. */
function signatoryOf(row: RowReader, common: Common): Pick<Draft, 'signer' | 'position'> {
  const signer = row.text('signer', common.signer)
  const isOther = common.signer.trim() !== '' && keyOf(signer) !== keyOf(common.signer)
  const position = row.text('position', isOther ? '' : common.position)
  if (isOther && position === '') row.problems.push({ column: 'position', why: 'of-another', cell: signer })
  return { signer, position }
}

function remarksOf(draft: Draft, row: RowReader): RowRemark[] {
  return [
    ...unknownReason(row.text('reason')),
    ...leadsUnsaid(draft),
    ...(row.text('thirdParties') === '' ? outsidersUnsaid(draft) : []),
    ...lostLetters(draft),
    ...(row.text('address') === '' && !row.problems.some(({ column }) => column === 'address') ? addressUnsaid() : []),
  ]
}

function missingGrade(draft: Draft, overall: Draft['overall'] | null, { problems }: RowReader): CellProblem[] {
  const isMissing = isJudged(draft) && overall === null && !problems.some(({ column }) => column === 'overall')
  return isMissing ? [{ column: 'overall', why: 'missing', cell: '' }] : []
}

function kindOf(row: RowReader, { kind, isSimpleWithoutGrade }: Common, hasGrade: boolean): Pick<Draft, 'kind' | 'simple'> {
  const wanted = row.value('kind', readKind, kind)
  const simple = isSimpleWithoutGrade && !hasGrade && row.text('overall') === ''
  return { kind: simple && wanted !== 'ausbildung' ? 'einfach' : wanted, simple }
}

function nameOf(row: RowReader): Pick<Draft, 'firstName' | 'lastName'> {
  const whole = readFullName(row.text('fullName'))
  return { firstName: row.text('firstName', whole.firstName), lastName: row.text('lastName', whole.lastName) }
}

/** @param outside the grade for conduct towards outsiders, which nobody has who met none */
function gradesOf(row: RowReader, meetsThirdParties: boolean, outside: Draft['overall'] | null): Draft['grades'] {
  const conduct = row.grade('grade.conduct')
  const gradeOf = (topic: GradedTopic) => {
    if (topic === 'sozialExtern') return meetsThirdParties ? (outside ?? conduct) : null
    return row.grade(`grade.${topic}`) ?? (topic === 'sozialIntern' ? conduct : null)
  }
  return Object.fromEntries(gradedTopics.map((topic) => [topic, gradeOf(topic)] as const).filter(([, grade]) => grade !== null))
}
