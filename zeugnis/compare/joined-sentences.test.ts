import { describe, expect, it } from 'vitest'
import { compareReferences } from './compare-references.ts'
import { comparisonInWords } from './in-words.ts'

const letterWith = (assessment: string) => `Beispiel GmbH

Arbeitszeugnis

Herr Piet Harms, geboren am 2. Juni 1990, war vom 1. Mai 2018 bis zum 31. Mai 2024 als Tischler in unserem Betrieb tätig.

Zu seinen Aufgaben gehörten:
- Bau von Treppen
- Montage beim Kunden

${assessment}

Sein Verhalten gegenüber Vorgesetzten, Kollegen und Kunden war stets einwandfrei.

Herr Harms verlässt uns auf eigenen Wunsch. Wir danken ihm für die stets gute Arbeit und wünschen ihm weiterhin viel Erfolg und alles Gute.

Husum, 31. Mai 2024`

const between = (before: string, after: string) => compareReferences(letterWith(before), letterWith(after))
const summary = 'Er erledigte seine Aufgaben stets zu unserer vollen Zufriedenheit.'
const apart = `Er plante seine Arbeit stets sorgfältig. Die Qualität seiner Möbel war stets sehr hoch. ${summary}`
const together = `Er plante seine Arbeit stets sorgfältig, und die Qualität seiner Möbel war stets sehr hoch. ${summary}`

describe('sentences that were joined', () => {
  it('are not said to be gone, and nothing is said to be lost', () => {
    const { pairs, lost } = between(apart, together)
    expect(pairs.filter(({ wording }) => wording === 'lost' || wording === 'added')).toEqual([])
    expect(pairs.find(({ wording }) => wording === 'merged')).toMatchObject({
      before: 'Er plante seine Arbeit stets sorgfältig.',
      after: null,
      change: 'none',
    })
    expect(pairs.find(({ wording }) => wording === 'changed')).toMatchObject({ gradeBefore: 1, gradeAfter: 1, change: 'same', reasons: [] })
    expect(lost).toEqual([])
  })

  it('are the mirror of a sentence that was split', () => {
    const [forth, back] = [between(apart, together), between(together, apart)]
    expect(back.pairs.filter(({ wording }) => wording === 'split').map(({ after }) => after)).toEqual(
      forth.pairs.filter(({ wording }) => wording === 'merged').map(({ before }) => before),
    )
    expect(back.added).toEqual([])
  })

  it('make the sentence worse where a time adverb is gone on the way', () => {
    const { pairs } = between(apart, together.replaceAll('stets s', 's'))
    expect(pairs.find(({ wording }) => wording === 'changed')).toMatchObject({ change: 'worse' })
  })

  it('are found when four of them became one', () => {
    const four = `Er arbeitete sich sehr rasch ein. Er verfügte über sehr gute Holzkenntnisse. Er war jederzeit bereit, Notdienste zu fahren. Auch unter Zeitdruck blieb er stets ruhig. ${summary}`
    const one = `Herr Harms arbeitete sich sehr rasch ein, verfügte über sehr gute Holzkenntnisse, war jederzeit bereit, Notdienste zu fahren, und blieb auch unter Zeitdruck stets ruhig. ${summary}`
    const { pairs, performance } = between(four, one)
    expect(pairs.filter(({ wording }) => wording === 'lost')).toEqual([])
    expect(pairs.filter(({ wording }) => wording === 'merged')).toHaveLength(3)
    expect(performance.change).not.toBe('better')
  })

  it('are told from a sentence that is really gone beside them', () => {
    const { pairs } = between(`${apart} Mit Maschinen ging er stets umsichtig um.`, together)
    expect(pairs.filter(({ wording }) => wording === 'lost').map(({ before }) => before)).toEqual(['Mit Maschinen ging er stets umsichtig um.'])
  })
})

describe('praise that is gone', () => {
  const rich = `Er verfügte über hervorragende Fachkenntnisse. Er war stets engagiert. Er arbeitete stets sorgfältig. ${summary}`

  it('makes no letter better, however faint it was', () => {
    const { performance } = between(rich, `Er verfügte über hervorragende Fachkenntnisse. ${summary}`)
    expect(performance.change).not.toBe('better')
  })

  it('is named although the grade stays', () => {
    const text = comparisonInWords(between(rich, rich.replace(' Er arbeitete stets sorgfältig.', ''))).de
    expect(text).toMatch(/Nur der erste Text sagt etwas zur Arbeitsweise|fehlt: ein Satz zur Arbeitsweise/)
  })

  it('but criticism that is gone does', () => {
    const { performance } = between(`Er bemühte sich um Sorgfalt. Er war stets bemüht, Termine einzuhalten. ${summary}`, summary)
    expect(performance.change).toBe('better')
  })
})

it('a duty that grew longer is still named', () => {
  const duties = (task: string) => letterWith(apart).replace('- Bau von Treppen', task)
  const { facts, pairs } = compareReferences(
    duties('- Bau von Treppen'),
    duties('- selbstständiger Bau von zwölf Treppen aus Eiche und Ahorn für Neubauten'),
  )
  expect(facts.filter(({ kind, after }) => kind === 'task' && after === null)).toEqual([])
  expect(pairs.filter(({ wording }) => wording === 'lost')).toEqual([])
})
