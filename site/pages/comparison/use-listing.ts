import type { Listing } from '#zeugnis/document'
import { useMessages } from '../../messages/messages.tsx'
import { useGradeName } from '../../reading/grade-name.ts'
import type { MarkedPiece } from '../../reading/word-marks.ts'
import type { ComparisonView, FactView, PairView, SameRun } from './comparison-view.ts'
import { useFactValue } from './fact-value.ts'
import { usePairWords } from './pair-words.ts'
import { wholeLabels, wholeOrder } from './wholes.tsx'

type Said = Pick<Listing, 'title' | 'lines' | 'sections'>
type Entry = Said['sections'][number]['entries'][number]

const textOf = (pieces: readonly MarkedPiece[]) => pieces.map(({ text }) => text).join('')

/** What the page shows of a comparison, to be set as a file: in its words and in its order. */
export function useListing(): (view: ComparisonView) => Said {
  const t = useMessages()
  const gradesOf = useGradeStep()
  const pairEntry = usePairEntry()
  const factEntry = useFactEntry()
  const isSame = (row: PairView | SameRun): row is SameRun => 'same' in row
  const sameEntry = ({ same }: SameRun): Entry => ({
    label: '•',
    text: same.length === 1 ? t('comparison.same.one') : t('comparison.same.many', { count: String(same.length) }),
  })
  return (view) => ({
    title: t('comparison.file.title'),
    lines: [
      { text: view.isSameText ? t('comparison.equal') : view.sentence, isStrong: true },
      { text: t('analyser.noAdvice'), isStrong: false },
    ],
    sections: [
      {
        heading: t('comparison.file.grades'),
        entries: wholeOrder.map((whole) => ({ label: '•', text: `${t(wholeLabels[whole])}: ${gradesOf(view.wholes[whole])}` })),
      },
      { heading: t('comparison.pairs'), entries: view.rows.map((row) => (isSame(row) ? sameEntry(row) : pairEntry(row))) },
      ...(view.facts.length > 0 ? [{ heading: t('comparison.facts'), entries: view.facts.map(factEntry) }] : []),
    ],
  })
}

/** Both grades with the text that each is of, or the one grade of both. No font of the files has an arrow. */
function useGradeStep(): (grades: { readonly before: number | null; readonly after: number | null }) => string {
  const t = useMessages()
  const { figure } = useGradeName()
  const name = (grade: number | null) => (grade === null ? t('analyser.noGrade') : figure(grade))
  return ({ before, after }) =>
    before === after ? name(after) : `${t('comparison.before')} ${name(before)}, ${t('comparison.after')} ${name(after)}`
}

function usePairEntry(): (pair: PairView) => Entry {
  const t = useMessages()
  const gradesOf = useGradeStep()
  const wordsOf = usePairWords()
  return (pair) => {
    const { how, why } = wordsOf(pair)
    const { before, after, gradeBefore, gradeAfter, dimension, assessed, change } = pair
    const word = change === 'none' ? '' : t(`comparison.grade.${change}`)
    const grades = gradesOf({ before: gradeBefore, after: gradeAfter })
    return {
      label: '•',
      quotes: [...(before ? [`${t('comparison.before')}: ${textOf(before)}`] : []), ...(after ? [`${t('comparison.after')}: ${textOf(after)}`] : [])],
      ...(dimension && { head: t(`dimension.${dimension}`) }),
      text: [assessed && `${[grades, word].filter(Boolean).join(', ')}${why}`, how].filter(Boolean).join('\n'),
    }
  }
}

function useFactEntry(): (fact: FactView) => Entry {
  const t = useMessages()
  const said = useFactValue()
  return ({ kind, label, before, after }) => ({
    label: '•',
    head: label,
    text: `${t('comparison.before')}: ${said(kind, before)}\n${t('comparison.after')}: ${said(kind, after)}`,
  })
}
