import type { Aligned } from './aligned.ts'
import { contentOf } from './content-words.ts'
import type { Sides, Unit } from './read-side.ts'
import { areSameButFacts } from './same-but-facts.ts'

/** Duties that are gone, new, or put otherwise; the line above them is none. One in which only a number is another is told by its number. */
export function dutiesThatDiffer(aligned: readonly Aligned[], sides: Sides): Aligned[] {
  return aligned.filter(({ before, after, by }) => {
    const units = [before, after].filter((unit) => unit !== null)
    const isDuty = units.every(({ read, text }) => read.section === 'aufgaben' && !text.endsWith(':'))
    return isDuty && by !== 'same' && by !== 'part' && !isOtherwiseSame(before, after, sides)
  })
}

/** „ist verantwortlich“, „war verantwortlich“: the same duty. */
function isOtherwiseSame(before: Unit | null, after: Unit | null, sides: Sides): boolean {
  if (!before || !after) return false
  return contentOf(before.words).join(' ') === contentOf(after.words).join(' ') || areSameButFacts([before], [after], sides)
}
