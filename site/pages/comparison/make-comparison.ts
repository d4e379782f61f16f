import { type Locale, longDate } from '#words/interface'
import {
  type ComparedFact,
  type ComparedPair,
  type Comparison,
  comparisonInWords,
  factInWords,
  isReordered,
  keepingOrder,
  type Reason,
  reasonsInWords,
} from '#zeugnis'
import { bullet } from '../../reading/bullet.ts'
import { decidingWords, markedWords, unmarked } from '../../reading/word-marks.ts'
import type { ComparisonView, FactView, PairView, SameRun, WholeView } from './comparison-view.ts'
import { dayKinds, isDay, isNoDay, oneRowADay } from './day-facts.ts'
import { joinedLines } from './joined-lines.ts'

/** Turns what the engine says of two texts into what the page shows. Pure: on the server for samples, in a worker for own texts. */
export function makeComparison(comparison: Comparison, locale: Locale): ComparisonView {
  const { overall, performance, conduct, closing, lost, added, facts } = comparison
  const pairs = withMovedTasks(joinedLines(comparison.pairs))
  return {
    sentence: comparisonInWords(comparison)[locale],
    isSameText: pairs.length > 0 && pairs.every(isSame) && facts.length === 0 && !isReordered(pairs, facts),
    wholes: { overall: wholeView(overall), performance: wholeView(performance), conduct: wholeView(conduct), closing: wholeView(closing) },
    rows: rowsOf(pairs, locale),
    lost: lost.map(({ dimension }) => dimension),
    added: added.map(({ dimension }) => dimension),
    facts: oneRowADay(facts).map((fact) => factView(fact, locale)),
  }
}

function wholeView({ before, after, change }: WholeView): WholeView {
  return { before, after, change }
}

const isSame = ({ wording, moved, reasons }: ComparedPair) => wording === 'same' && !moved && reasons.length === 0

const sameText = ({ after }: ComparedPair) => (after ?? '').replace(bullet, '')

/** Pairs in their order; those that are the same in both texts as runs. */
function rowsOf(pairs: readonly ComparedPair[], locale: Locale): (PairView | SameRun)[] {
  const rows: (PairView | SameRun)[] = []
  for (const pair of pairs) {
    const last = rows.at(-1)
    if (!isSame(pair)) rows.push(pairView(pair, locale))
    else if (last && 'same' in last) rows.splice(-1, 1, { same: [...last.same, sameText(pair)] })
    else rows.push({ same: [sameText(pair)] })
  }
  return rows
}

function pairView(pair: ComparedPair, locale: Locale): PairView {
  const { wording, moved, change, gradeBefore, gradeAfter, dimensionBefore, dimensionAfter, section } = pair
  return {
    ...piecesOf(pair),
    ...{ wording, moved, change, gradeBefore, gradeAfter },
    dimension: dimensionAfter ?? dimensionBefore,
    assessed: !isPart(pair) && (section === 'beurteilung' || gradeBefore !== null || gradeAfter !== null),
    because: becauseOf(pair, locale),
  }
}

/** Of a sentence inside a longer one the longer one has the grade. */
const isPart = ({ wording }: ComparedPair) => wording === 'merged' || wording === 'split'

/** What pulls the way that the sentence went, the rest of its reasons others outweigh; what is open, all of them leave so. */
function becauseOf(pair: ComparedPair, locale: Locale): string[] {
  if (pair.change === 'same') return []
  const isTold = ({ change }: Reason) => change === pair.change || (pair.change === 'open' && change !== 'same')
  return reasonsInWords(pair.reasons.filter(isTold), pair).map((reason) => reason[locale])
}

/** Of a sentence that was put in other words, the differences would be nearly all of them: only what moves the grade is marked. */
function piecesOf(pair: ComparedPair): Pick<PairView, 'before' | 'after'> {
  const { before, after, wording } = pair
  if (before === null || after === null || wording === 'same') return { before: unmarked(before), after: unmarked(after) }
  const mark = wording === 'rewritten' ? decidingWords : markedWords
  return mark({ before, after }, { before: decidingIn(pair, 'placeBefore'), after: decidingIn(pair, 'placeAfter') })
}

/** Reasons that are the whole sentence have no words of their own. */
const wholeSentence: readonly string[] = ['wording', 'closing', 'place', 'unknown-wording']

function decidingIn(pair: ComparedPair, side: 'placeBefore' | 'placeAfter') {
  const from = pair[side]?.start ?? 0
  return pair.reasons.flatMap((reason) => {
    const place = reason[side]
    const isDeciding = place !== null && (reason.change === 'better' || reason.change === 'worse') && !wholeSentence.includes(reason.code)
    return isDeciding ? [{ start: place.start - from, end: place.end - from }] : []
  })
}

/** The order of duties has no grade; which of them stands elsewhere is shown all the same. */
function withMovedTasks(pairs: readonly ComparedPair[]): ComparedPair[] {
  const tasks = pairs.flatMap((pair) => {
    const { section, placeBefore, placeAfter } = pair
    return section === 'aufgaben' && placeBefore && placeAfter ? [{ pair, before: placeBefore.start, after: placeAfter.start }] : []
  })
  const kept = keepingOrder(tasks)
  const moved = new Set(tasks.filter((task) => !kept.has(task)).map(({ pair }) => pair))
  return pairs.map((pair) => (moved.has(pair) ? { ...pair, moved: true } : pair))
}

function factView(fact: ComparedFact, locale: Locale): FactView {
  const { kind, before, after } = fact
  const written = (value: string | null) => {
    if (value === null) return null
    if (dayKinds.includes(kind) && isDay(value)) return longDate(value, locale)
    if (dayKinds.includes(kind) && isNoDay(value)) return value.replace(/\p{L}/u, (first) => first.toUpperCase())
    return value.replace(bullet, '').replace(/\s+/g, ' ')
  }
  return { kind, label: factInWords(fact)[locale], before: written(before), after: written(after) }
}
