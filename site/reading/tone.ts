import type { Tone } from './reading.ts'

/** How the words of a grade are underlined; `off` without one. */
export function toneOf(grade: number | null): Exclude<Tone, 'hint'> {
  if (grade === null) return 'off'
  if (grade <= 2) return 'sound'
  return grade < 4 ? 'mid' : 'bad'
}

/** What is worse than faint praise is blame. */
const FAINT = 4

/** What there is to say of a grade that no technique explains. */
export function plainText(grade: number) {
  const tone = toneOf(grade)
  if (grade > FAINT) return 'analyser.plain.blame'
  return tone === 'mid' || tone === 'bad' ? (`analyser.plain.${tone}` as const) : 'analyser.plain.sound'
}
