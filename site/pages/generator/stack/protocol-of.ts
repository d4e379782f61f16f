import type { Locale } from '#words/interface'
import { isJudged } from '#zeugnis'
import type { Translate } from '../../../messages/messages.tsx'
import { undrawableWords } from '../../../reading/undrawable-words.ts'
import { csvOf } from './letters/protocol.ts'
import { rowLikenesses } from './row-likeness.ts'
import { rowWords } from './row-words.ts'
import type { CheckedRow } from './stack-answer.ts'
import { isReady } from './use-rows.ts'
import { filesOf, type RowLetter } from './use-writing.ts'

interface ProtocolOptions {
  readonly hasGrades: boolean
  readonly locale: Locale
  readonly t: Translate
}

/** What became of each row: person, kind, files or why there are none. Grades only where they are wanted. */
export function protocolOf(rows: readonly CheckedRow[], letters: readonly RowLetter[], { hasGrades, locale, t }: ProtocolOptions): Uint8Array {
  const head = [
    t('stack.head.row'),
    t('draft.lastName'),
    t('draft.firstName'),
    t('draft.kind'),
    ...(hasGrades ? [t('stack.head.grade')] : []),
    t('stack.head.files'),
    t('stack.head.alike'),
    t('stack.head.remarks'),
  ]
  const likenesses = rowLikenesses(rows, letters)
  const lines = rows.map((row, at) => {
    const { draft } = row
    const letter = letters.find(({ row }) => row === at)
    const names = letter ? filesOf([letter], rows).map(({ name }) => name) : []
    const missing = letter && letter.undrawable.length > 0 ? [t('file.undrawable.letter', { words: undrawableWords(letter.undrawable, t) })] : []
    const said = rowWords(hasGrades ? row : withoutGrades(row), locale, t)
    const grade = !isJudged(draft) || !letter ? '' : String(draft.overall)
    const alike = likenesses.get(at)
    const none = isReady(row) ? [t('stack.protocol.unwritten')] : [t('stack.protocol.none'), ...said.problems]
    const became = letter ? [...names, ...missing].join(', ') : sentences(none)
    return [
      String(row.line),
      draft.lastName,
      draft.firstName,
      t(`draft.kind.${draft.kind}`),
      ...(hasGrades ? [grade] : []),
      became,
      alike ? t('stack.protocol.alike', { ...alike }) : '',
      sentences([...said.remarks, ...(alike ? [t('stack.alike', { ...alike })] : [])]),
    ]
  })
  return csvOf([head, ...lines])
}

/** One after the other, each with the full stop that some of them bring along. */
function sentences(all: readonly string[]): string {
  return all.map((text) => (text.endsWith('.') ? text : `${text}.`)).join(' ')
}

const ofGrades: readonly string[] = ['contradiction', 'burden-of-proof', 'unused-grade']

/** What stood in a cell of a grade, and what is remarked of grades, is left out with them. */
function withoutGrades(row: CheckedRow): CheckedRow {
  const isGrade = (column: string) => column === 'overall' || column.startsWith('grade.')
  const others = <T extends { readonly code: string }>(said: readonly T[]) => said.filter(({ code }) => !ofGrades.includes(code))
  return {
    ...row,
    ...{ remarks: others(row.remarks), warnings: others(row.warnings) },
    problems: row.problems.map((problem) => (isGrade(problem.column) ? { ...problem, cell: '…' } : problem)),
  }
}
