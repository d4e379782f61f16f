import { foldPattern } from '#language'
import { leavingPatterns } from '../lexicon/leaving-words.ts'
import type { ComparedFact } from '../model/comparison.ts'
import type { Side, Sides, Unit } from './read-side.ts'

const leaving = leavingPatterns.map(([reason, pattern]) => [reason, foldPattern(pattern)] as const)
/** „Leider verlässt sie uns“ regrets it as „bedauern“ does. */
const leider = foldPattern(/(?<!\p{L})leider(?!\p{L})/iu)
/** „Für seine Arbeit wird ihm gedankt“ */
const thanked = foldPattern(/(?<!\p{L})(?:gedankt|gebührt (?:\p{L}+ ){0,3}dank|gilt (?:\p{L}+ ){0,2}dank)(?!\p{L})/iu)
const rehire = foldPattern(/(?<!\p{L})wieder (?:bei uns )?(?:einstell|beschäftig)\p{L}*/iu)
const continuation = foldPattern(
  /(?<!\p{L})(?:freuen uns|freue mich|hoffen) (?:\p{L}+ ){0,3}auf (?:\p{L}+ ){0,3}(?:fortsetzung|zusammenarbeit)(?!\p{L})/iu,
)

/** Whether somebody would be employed again: unreal as it is put, it is praise. */
export const speaksOfRehire = ({ text }: Unit) => rehire.test(text)

/** „in ein befristetes Arbeitsverhältnis zu übernehmen“: who is employed on does not leave. */
const takenOver =
  /(?<!\p{L})(?:in (?:eine?|das|unsere?) (?:(?:un)?befristete[nms]? |\p{L}+ ){0,2}\p{L}*(?:verhaeltnis|anstellung)(?: bei uns)? (?:zu )?(?:uebernehmen|uebernommen)|(?:ihn|sie|herrn \p{L}+|frau \p{L}+) (?:(?:nach|ab|zum) [^,.;]{2,60} )?(?:in (?:un)?befristeter \p{L}+ )?(?:zu )?(?:uebernehmen|weiterbeschaeftigen|weiterzubeschaeftigen))(?!\p{L})/iu
const isTakenOver = ({ text }: Unit) => takenOver.test(text)

/** That somebody is employed on, where only one text says so, or says for how long otherwise. */
export function takeovers({ before, after }: Sides): ComparedFact[] {
  const said = (side: Side) => wordsIn(side, closingOf(side).filter(isTakenOver), takenOver)
  const [one, other] = [said(before), said(after)]
  const lasting = (words: string | null) => (words === null ? null : (/(?:un)?befristet/iu.exec(words)?.[0].toLowerCase() ?? ''))
  return lasting(one) === lasting(other) ? [] : [{ kind: 'takeover', before: one, after: other }]
}

/** Why somebody leaves. */
export function leavingOf(side: Side): string | null {
  const text = closingOf(side)
    .filter((unit) => !isTakenOver(unit))
    .map((unit) => unit.text)
    .join(' ')
  return leaving.find(([, pattern]) => pattern.test(text))?.[0] ?? null
}

/** What the closing of only one text holds. */
export function closingFacts({ before, after }: Sides): ComparedFact[] {
  const areInterim = [before, after].every(({ analysis }) => analysis.kind === 'zwischen')
  const found = (side: Side) => ({
    regret: closingPart(side, 'regret') ?? wordsIn(side, closingOf(side), leider),
    thanks: closingPart(side, 'thanks') ?? wordsIn(side, closingOf(side), thanked),
    wishes: closingPart(side, 'wishes'),
    continuation: areInterim ? wordsIn(side, closingOf(side), continuation) : null,
    rehire: wordsIn(side, side.units, rehire),
  })
  const [one, other] = [found(before), found(after)]
  return (['regret', 'thanks', 'wishes', 'continuation', 'rehire'] as const).flatMap((kind) =>
    (one[kind] === null) === (other[kind] === null) ? [] : [{ kind, before: one[kind], after: other[kind] }],
  )
}

const closingOf = ({ units }: Side) => units.filter(({ read }) => read.section === 'schluss')

function closingPart({ text, analysis }: Side, part: 'regret' | 'thanks' | 'wishes'): string | null {
  const place = analysis.closing[part]
  return place && text.slice(place.start, place.end)
}

/** The words as they stand there. */
function wordsIn({ text }: Side, units: readonly Unit[], pattern: RegExp): string | null {
  for (const unit of units) {
    const found = pattern.exec(unit.text)
    if (!found) continue
    const { start, end } = unit.placeOf({ start: found.index, end: found.index + found[0].length })
    return text.slice(start, end)
  }
  return null
}
