import type { ComparedFact } from '#zeugnis'

export const dayKinds: readonly ComparedFact['kind'][] = ['from', 'to', 'issued', 'date']

export const isDay = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value))

const monthName = new Intl.DateTimeFormat('de', { month: 'long', timeZone: 'UTC' })
const months = Array.from({ length: 12 }, (_, month) => monthName.format(Date.UTC(2000, month)).toLowerCase())
const written = /^(\d{1,2})\. ?(?:(\d{1,2})\.|(\p{L}+)) ?(\d{4})$/u

/** Whether it names a day that the calendar does not have, such as „31. Juni 2026“. */
export function isNoDay(value: string): boolean {
  const [, day, number, name, year] = written.exec(value) ?? []
  const month = number ? Number(number) - 1 : months.indexOf(name?.toLowerCase() ?? '')
  if (!day || month < 0) return false
  const date = new Date(Date.UTC(Number(year), month, Number(day)))
  return date.getUTCMonth() !== month || date.getUTCDate() !== Number(day)
}

/** Days that do not exist and those that were put in their places are one row each, though nobody can count from one to the other. */
export function oneRowADay(facts: readonly ComparedFact[]): readonly ComparedFact[] {
  return joined(joined(facts, 'before', 'after'), 'after', 'before')
}

type Side = 'before' | 'after'

/** Those that only the one text has, each beside what only the other has: where there are as many of both. */
function joined(facts: readonly ComparedFact[], side: Side, other: Side): readonly ComparedFact[] {
  const only = (of: Side, none: Side) => facts.filter((fact) => dayKinds.includes(fact.kind) && fact[of] !== null && fact[none] === null)
  const wrong = only(side, other).filter((fact) => isNoDay(fact[side] ?? ''))
  const right = only(other, side)
  if (wrong.length !== right.length) return facts
  return facts.flatMap((fact) => {
    const counterpart = wrong[right.indexOf(fact)]
    if (counterpart) return [{ ...fact, [side]: counterpart[side] }]
    return wrong.includes(fact) ? [] : [fact]
  })
}
