import { expect, it } from 'vitest'
import { gradeSentence } from './grade-alone.ts'

/** The sentences that stand in most references: the person, the work, and how it was done. */
const frames = [
  'Frau Muster erledigte ihre Aufgaben {how}.',
  'Er erledigte die Aufgaben {how}.',
  'Sie erledigte alle ihr übertragenen Aufgaben {how}.',
  'Herr Muster erfüllte seine Pflichten {how}.',
  'Er führte die Arbeiten {how} aus.',
  'Sie ging ihren Aufgaben {how} nach.',
  'Er kam seinen Aufgaben {how} nach.',
  'Sie nahm ihre Aufgaben {how} wahr.',
  'Er hat seine Aufgaben {how} erledigt.',
  'Die Arbeiten wurden von ihm {how} ausgeführt.',
  'Er reparierte die Maschinen {how}.',
]
const ways = ['sorgfältig', 'zuverlässig', 'gewissenhaft', 'selbstständig', 'gründlich', 'fachgerecht', 'umsichtig', 'sorgfältig und zuverlässig']

it.each(frames)('%s is read as satisfactory, and a grade better with a time adverb', (frame) => {
  for (const how of ways) {
    const [plain, always] = [how, `stets ${how}`].map((one) => gradeSentence(frame.replace('{how}', one)).grade)
    expect([3, 3.5], how).toContain(plain)
    expect(always, how).toBe(2)
  }
})

it.each([
  ['Er war ein zuverlässiger Mitarbeiter.', 3],
  ['Sie war eine stets engagierte Mitarbeiterin.', 2],
])('„%s“ praises the person', (sentence, grade) => {
  expect(gradeSentence(sentence).grade).toBe(grade)
})

it.each([
  'Er erledigte leichte Aufgaben stets sorgfältig.',
  'Unter Anleitung erledigte er seine Aufgaben sorgfältig.',
  'Er bediente die Kaffeemaschine stets souverän.',
  'Er erledigte seine Aufgaben unkoordiniert.',
  'Seine Fehler gab er stets ehrlich zu.',
])('„%s“ is never taken for good work', (sentence) => {
  expect(gradeSentence(sentence).grade ?? 5).toBeGreaterThanOrEqual(4)
})
