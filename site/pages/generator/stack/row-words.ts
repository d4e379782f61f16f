import type { Locale } from '#words/interface'
import type { Translate } from '../../../messages/messages.tsx'
import { placeName, warningWords } from '../warning-words.ts'
import { columns } from './rows/columns.ts'
import type { CellProblem } from './rows/read-row.ts'
import type { CheckedRow } from './stack-answer.ts'

/** What is said of a row: what keeps it from being a letter, and what should be looked at. */
export interface RowWords {
  readonly problems: readonly string[]
  readonly remarks: readonly string[]
}

export function rowWords({ problems, draftProblems, warnings }: CheckedRow, locale: Locale, t: Translate): RowWords {
  const unread = new Set<string>(problems.map(({ column }) => column))
  return {
    problems: [
      ...problems.map((problem) => cellWords(problem, locale, t)),
      ...draftProblems
        .filter(({ field }) => !unread.has(field))
        .map((problem) => `${placeName(problem, t)}: ${t(`draft.problem.${problem.code}`, { most: problem.most ?? 0 })}`),
    ],
    remarks: draftProblems.length > 0 ? [] : warnings.map((warning) => warningWords(warning, t)).map(({ title, text }) => `${title}: ${text}`),
  }
}

function cellWords({ column, why, cell }: CellProblem, locale: Locale, t: Translate): string {
  const name = columns.find(({ id }) => id === column)?.names[locale] ?? column
  return t(`stack.cell.${why}`, { name, cell })
}
