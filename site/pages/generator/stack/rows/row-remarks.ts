import { findRoleFacts, isJudged } from '#zeugnis'
import type { Draft } from '../../draft.ts'
import type { Table } from '../table/table.ts'
import { readReason } from './cells.ts'
import type { Mapping } from './map-columns.ts'

/** What a reader of the table has to know of a row, though it becomes a letter; the rest are values for the text. */
export interface RowRemark {
  readonly code: 'unused-grade' | 'unknown-reason' | 'leads-unsaid' | 'outsiders-unsaid' | 'honesty-unsaid' | 'address-unsaid' | 'lost-letter'
  readonly name: string
  readonly cell: string
}

const gradeColumn = /note(?!\p{L})|(?<!\p{L})noten?(?!\p{L})|grade|rating|bewertung|beurteilung|score/iu
/** A remark in a column „Note“ is no grade. */
const SHORT = 24

/** Names of columns that look like grades and stand for nothing: no grade is left out unsaid. */
export function unusedGradeColumns({ headers, rows }: Table, mapping: Mapping): string[] {
  return headers.filter((header, at) => !mapping[at] && gradeColumn.test(header) && rows.some((row) => isShort(row[at])))
}

const isShort = (cell = '') => cell !== '' && cell.length <= SHORT

/** The grades of a row that no letter uses. */
export function unusedGrades(table: Table, at: number, mapping: Mapping): RowRemark[] {
  const names = new Set(unusedGradeColumns(table, mapping))
  return table.headers.flatMap((name, column) => {
    const cell = table.rows[at]?.[column] ?? ''
    return !mapping[column] && names.has(name) && isShort(cell) ? [{ code: 'unused-grade', name, cell }] : []
  })
}

/** A grade for conduct towards outsiders, of somebody who met none. */
export function gradeOutside({ headers, rows }: Table, at: number, mapping: Mapping): RowRemark[] {
  const column = mapping.indexOf('grade.sozialExtern')
  return [{ code: 'unused-grade', name: headers[column] ?? '', cell: rows[at]?.[column] ?? '' }]
}

/** Posts outside of the occupations that the lexicon holds whose holders are there for customers. */
const facingTitle =
  /key account|account manager|(?<!marketing & |hr )sales|verkäuf|kunden(?:berat|betreu|dienst|service)|außendienst|vertrieb(?!scontroll)|customer (?:service|success|support)/iu

/** An occupation in which people look for a word on outsiders, where the table does not say whether there were any. */
export function outsidersUnsaid(draft: Draft): RowRemark[] {
  const isExpected = isJudged(draft) && !draft.meetsThirdParties && (findRoleFacts(draft.role)?.facesPeople || facingTitle.test(draft.job))
  return isExpected ? [{ code: 'outsiders-unsaid', name: '', cell: '' }] : []
}

/** Without a salutation the letter calls somebody by the name alone, as nobody may guess. */
export function addressUnsaid(): RowRemark[] {
  return [{ code: 'address-unsaid', name: '', cell: '' }]
}

/** A reason that is not known is left out of the letter: nobody has to give one. */
export function unknownReason(cell: string): RowRemark[] {
  return cell === '' || readReason(cell) ? [] : [{ code: 'unknown-reason', name: '', cell }]
}

const leading =
  /(?:^|[\s-])(?:chef|chefin|leitung|head of|team ?lead|director|direktor|direktorin|führungskraft)(?![\p{L}])|(?<!projekt)leiter(?:in)?(?!\p{L})|leitung (?:der|des|einer|eines) (?:abteilung|team|gruppe|filiale)/iu

/** A post that sounds like leading people, where the table does not say whom: the letter will not speak of leadership. */
export function leadsUnsaid({ job, tasks, leads }: Draft): RowRemark[] {
  const found = leads ? undefined : [job, ...tasks].find((text) => leading.test(text))
  return found ? [{ code: 'leads-unsaid', name: '', cell: found }] : []
}

/** A question mark in a word, or the sign for what could not be read: another program has lost a letter there. */
const lost = /\uFFFD|\p{L}\?\p{L}|(?<![\p{L}\d?])\?\p{L}/u

/** Names and posts in which a letter was lost when the table was saved. */
export function lostLetters({ firstName, lastName, job }: Draft): RowRemark[] {
  return [firstName, lastName, job].filter((text) => lost.test(text)).map((cell) => ({ code: 'lost-letter', name: '', cell }))
}
