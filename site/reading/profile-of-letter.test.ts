import { expect, it } from 'vitest'
import { analyse } from '#zeugnis'
import { makeReading } from './make-reading.ts'

const letter = `Zeugnis

Herr Jan Petersen war vom 15. Februar 2021 bis zum 30. September 2026 bei uns als Lagerist tätig.

Herr Petersen hat sich immer bemüht, die Arbeiten zu unserer Zufriedenheit zu erledigen. Er war pünktlich und ehrlich. Mit den Kollegen kam er im Großen und Ganzen gut aus.

Wir wünschen ihm für die Zukunft alles Gute.

Bremen, 12. Oktober 2026`

it('says one grade of conduct, above and in the profile', () => {
  const analysis = analyse(letter)
  if (!analysis.isReference) throw new Error(analysis.problem)
  const { conduct, profile } = makeReading(letter, analysis, 'de')
  expect(conduct.grade).toBe(3.5)
  expect(profile.find(({ dimension }) => dimension === 'sozialverhalten')?.grade).toBe(conduct.grade)
})
