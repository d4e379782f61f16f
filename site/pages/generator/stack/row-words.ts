import type { Locale } from '#words/interface'
import type { Translate } from '../../../messages/messages.tsx'
import { placeName, warningWords } from '../warning-words.ts'
import { columns } from './rows/columns.ts'
import type { CellProblem } from './rows/row-reader.ts'
import type { CheckedRow } from './stack-answer.ts'

/** What is said of a row: what keeps it from being a letter, and what should be looked at. */
export interface RowWords {
  readonly problems: readonly string[]
  readonly remarks: readonly string[]
}

export function rowWords(row: CheckedRow, locale: Locale, t: Translate): RowWords {
  const { problems, draftProblems, warnings } = row
  const unread = new Set<string>(problems.flatMap(({ column }) => (column === 'fullName' ? ['firstName', 'lastName'] : [column])))
  return {
    problems: [
      ...problems.map((problem) => cellWords(problem, locale, t)),
      ...draftProblems
        .filter(({ field }) => !unread.has(field))
        .map((problem) => `${placeName(problem, t)}: ${t(`draft.problem.${problem.code}`, { most: problem.most ?? 0 })}`),
    ],
    remarks: [
      ...ofTable(row, t),
      ...(draftProblems.length > 0 ? [] : warnings.map((warning) => warningWords(warning, t)).map(({ title, text }) => `${title}: ${text}`)),
    ],
  }
}

/** So many commas in the only duty are hardly one duty. */
const LIST_COMMAS = 2

/** What only a table can have: a row twice, a list of duties that is none, cells that are not used. */
function ofTable({ draft: { tasks }, repeats, remarks }: CheckedRow, t: Translate): string[] {
  const isList = tasks.length === 1 && (tasks[0]?.split(',').length ?? 0) > LIST_COMMAS
  return [
    ...(repeats === null ? [] : [t('stack.repeats', { row: repeats })]),
    ...(isList ? [t('stack.one-duty')] : []),
    ...remarks.map(({ code, ...values }) => t(`stack.remark.${code}`, values)),
  ]
}

/** What stands at every row, as entries for all letters bring it about: said once. */
export function sharedWords(all: readonly RowWords[]): RowWords {
  const isShared = (text: string) =>
    all.length >= SHARED_FROM && all.every(({ problems, remarks }) => problems.includes(text) || remarks.includes(text))
  return { problems: all[0]?.problems.filter(isShared) ?? [], remarks: all[0]?.remarks.filter(isShared) ?? [] }
}

const SHARED_FROM = 2

function cellWords({ column, why, cell }: CellProblem, locale: Locale, t: Translate): string {
  const name = columns.find(({ id }) => id === column)?.names[locale] ?? column
  return t(`stack.cell.${why}`, { name, cell })
}
