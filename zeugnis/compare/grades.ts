import type { ReferenceAnalysis } from '../model/analysis.ts'
import type { Change, ComparedPair, GradeChange } from '../model/comparison.ts'
import type { Dimension } from '../model/dimension.ts'
import type { Sides } from './read-side.ts'

type Whole = 'overall' | 'performance' | 'conduct' | 'closing'

/** Of which sentences a grade of the whole is made. */
const isOf: Readonly<Record<Whole, (dimension: Dimension | null) => boolean>> = {
  overall: (dimension) => dimension !== null && dimension !== 'schlussformel',
  performance: (dimension) => dimension !== null && dimension !== 'schlussformel' && dimension !== 'sozialverhalten',
  conduct: (dimension) => dimension === 'sozialverhalten',
  closing: (dimension) => dimension === 'schlussformel',
}

const gradeOf = (analysis: ReferenceAnalysis, whole: Whole) => analysis[whole].grade

/** What became of a grade of the whole. It is claimed only where sentences explain it that read otherwise, are gone or are new. */
export function gradeChange(whole: Whole, { before, after }: Sides, pairs: readonly ComparedPair[]): GradeChange {
  const [one, other] = [gradeOf(before.analysis, whole), gradeOf(after.analysis, whole)]
  if (one === null && other === null) return { before: one, after: other, change: 'none', because: [] }
  if (one === null || other === null) return { before: one, after: other, change: 'open', because: [] }
  if (one === other) return { before: one, after: other, ...(whole === 'closing' ? ofFormula(pairs) : unchanged) }
  const change = other > one ? 'worse' : 'better'
  const because = causesOf(whole, change, { one, other }, pairs)
  return { before: one, after: other, change: because.length > 0 ? change : 'open', because }
}

const unchanged = { change: 'same', because: [] } as const

/** The closing is one formula: where all of its sentences that read otherwise read one way, so does it, though its grade is coarse. */
function ofFormula(pairs: readonly ComparedPair[]): Pick<GradeChange, 'change' | 'because'> {
  const other = pairs.flatMap((pair, index) =>
    pair.section === 'schluss' && (pair.change === 'worse' || pair.change === 'better') ? [{ index, change: pair.change }] : [],
  )
  const [first] = other
  const isOneWay = first !== undefined && other.every(({ change }) => change === first.change)
  return isOneWay ? { change: first.change, because: other.map(({ index }) => index) } : unchanged
}

interface Grades {
  readonly one: number
  readonly other: number
}

/** Pairs that pull the same way, by how far. */
function causesOf(whole: Whole, change: Change, grades: Grades, pairs: readonly ComparedPair[]): number[] {
  const causes = pairs.flatMap((pair, index) => {
    if (!isOf[whole](pair.dimensionAfter) && !isOf[whole](pair.dimensionBefore)) return []
    const pull = pullOf(pair, change, grades)
    return pull > 0 ? [{ index, pull: pair.dimensionAfter === 'gesamtbeurteilung' ? pull + 1 : pull }] : []
  })
  return causes.sort((a, b) => b.pull - a.pull || a.index - b.index).map(({ index }) => index)
}

/** From here on a sentence is criticism: without it a letter is better. That praise is gone, however faint, makes no letter better. */
export const WEAK = 4

/** How far a pair pulls: praise that is gone makes it worse, criticism that is gone makes it better. */
function pullOf({ gradeBefore, gradeAfter, ...pair }: ComparedPair, change: Change, { one, other }: Grades): number {
  const sign = change === 'worse' ? 1 : -1
  if (gradeBefore !== null && gradeAfter !== null) return pair.change === change ? sign * (gradeAfter - gradeBefore) : 0
  if (pair.wording === 'lost' && gradeBefore !== null) return change === 'worse' || gradeBefore >= WEAK ? sign * (other - gradeBefore) : 0
  if (pair.wording === 'added' && gradeAfter !== null) return change === 'better' || gradeAfter >= WEAK ? sign * (gradeAfter - one) : 0
  return 0
}
