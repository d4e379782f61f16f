import type { Locale } from '#words/interface'
import { loadRolePhrases, speaksOfHonesty } from '#zeugnis'
import { type Draft, specOf } from '../draft.ts'
import type { Problem } from '../draft-problems.ts'
import { writeDraft } from '../write-draft.ts'
import { type PackedFile, pack } from './letters/pack.ts'
import { type LetterOrder, type WrittenLetter, writeLetter } from './letters/write-letter.ts'
import type { Mapping } from './rows/map-columns.ts'
import { type Common, type RowDraft, readRow } from './rows/read-row.ts'
import type { RowRemark } from './rows/row-remarks.ts'
import { readTable } from './table/read-table.ts'
import type { Table, TableProblem } from './table/table.ts'

/** What the page asks its worker for. */
export type StackQuestion =
  | { readonly ask: 'table'; readonly bytes: Uint8Array<ArrayBuffer> }
  | {
      readonly ask: 'rows'
      readonly table: Table
      readonly mapping: Mapping
      readonly common: Common
      readonly locale: Locale
      readonly today: string
    }
  | ({ readonly ask: 'letter' } & LetterOrder)
  | { readonly ask: 'archive'; readonly files: readonly PackedFile[] }

/** A row with all that is to be said of it. */
export interface CheckedRow extends RowDraft, Pick<ReturnType<typeof writeDraft>, 'warnings'> {
  readonly draftProblems: ReturnType<typeof writeDraft>['problems']
  /** Which row of the file it is. */
  readonly line: number
  /** The first row, as the file counts, that is about the same person, post and time; null for that row itself. */
  readonly repeats: number | null
}

export type StackAnswer =
  | { readonly is: 'table'; readonly table: Table | TableProblem }
  | { readonly is: 'rows'; readonly rows: readonly CheckedRow[] }
  | ({ readonly is: 'letter' } & WrittenLetter)
  | { readonly is: 'archive'; readonly bytes: Uint8Array }

export async function answerTo(question: StackQuestion): Promise<StackAnswer> {
  switch (question.ask) {
    case 'table':
      return { is: 'table', table: await readTable(question.bytes) }
    case 'rows':
      return { is: 'rows', rows: await checkedRows(question) }
    case 'letter':
      return { is: 'letter', ...(await writeLetter(question)) }
    case 'archive':
      return { is: 'archive', bytes: pack(question.files) }
  }
}

type RowsQuestion = Extract<StackQuestion, { ask: 'rows' }>

/** Rows of English letters are asked what only English asks; the phrases of a language are needed for the letters alone. */
async function checkedRows(question: RowsQuestion): Promise<CheckedRow[]> {
  const ofLanguage = question.common.language === 'en' ? (await import('#zeugnis/english')).english.warnings : () => []
  const rows = await Promise.all(question.table.rows.map((_, at) => checkedRow(question, at)))
  return withRepeats(rows.map((row) => ({ ...row, warnings: [...row.warnings, ...ofLanguage(specOf(row.draft))] })))
}

function withRepeats(rows: readonly Omit<CheckedRow, 'repeats'>[]): CheckedRow[] {
  const first = new Map<string, number>()
  return rows.map((row, at) => {
    const { firstName, lastName, job, from, to, kind } = row.draft
    const key = JSON.stringify([firstName, lastName, job, from, to, kind])
    const before = first.get(key) ?? null
    if (before === null) first.set(key, at)
    return { ...row, repeats: lastName === '' || before === null ? null : (rows[before]?.line ?? null) }
  })
}

async function checkedRow({ table, mapping, common, locale, today }: RowsQuestion, at: number): Promise<Omit<CheckedRow, 'repeats'>> {
  const row = readRow(table, at, mapping, common, locale)
  const { problems, warnings } = writeDraft(row.draft, undefined, today)
  const hasNoAddress = row.remarks.some(({ code }) => code === 'address-unsaid')
  return {
    ...row,
    remarks: [...row.remarks, ...(await honestyUnsaid(row.draft))],
    line: table.lines[at] ?? at + 1,
    draftProblems: withPosition(problems, row.draft),
    // Said as a remark, which names the column; without a salutation there is none that a title could go with.
    warnings: warnings.filter(({ code }) => code !== 'third-parties-expected' && !(code === 'title-mismatch' && hasNoAddress)),
  }
}

/** Who has yet to name a signatory is told at once that the function is needed too. */
function withPosition(problems: readonly Problem[], { signer, position }: Draft): readonly Problem[] {
  return signer.trim() || position.trim() ? problems : [...problems, { code: 'missing-position', field: 'position' }]
}

/** Honesty that the occupation brings along, and no cell of the table. */
async function honestyUnsaid(draft: Draft): Promise<RowRemark[]> {
  const { ofRole } = await loadRolePhrases(draft.role, draft.leads)
  return speaksOfHonesty(specOf(draft), ofRole) ? [{ code: 'honesty-unsaid', name: '', cell: '' }] : []
}
