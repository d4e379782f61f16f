import type { ComparedFact } from '../model/comparison.ts'
import type { Side, Sides } from './read-side.ts'

const honest =
  /(?<!\p{L})(?:(?:un)?bedingt )?(?:ehrlich(?:e[nmrs]?|keit)?|redlich(?:e[nmrs]?|keit)?|vertrauenswuerdig(?:e[nmrs]?|keit)?|integer|integre[nmrs]?|integritaet)(?!\p{L})/iu

/** A word on honesty that only one text has: where cash or goods are handled, its absence raises suspicion (ArbG Berlin 14.12.2012, 28 Ca 16143/12). */
export function honestyOf({ before, after }: Sides): ComparedFact[] {
  const [one, other] = [wordIn(before), wordIn(after)]
  return (one === null) === (other === null) ? [] : [{ kind: 'honesty', before: one, after: other }]
}

function wordIn({ units, text }: Side): string | null {
  for (const unit of units) {
    const found = unit.read.section === 'form' ? null : honest.exec(unit.text)
    if (!found) continue
    const { start, end } = unit.placeOf({ start: found.index, end: found.index + found[0].length })
    return text.slice(start, end)
  }
  return null
}
