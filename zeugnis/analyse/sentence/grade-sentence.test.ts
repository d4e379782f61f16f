import { describe, expect, it } from 'vitest'
import { growsEvenly, growthOf } from '../../../tests/support/growth.ts'
import { germanForms, renderGerman } from '../../generate/german/render.ts'
import { germanScale } from '../../lexicon/german/scale.ts'
import { germanPhrases } from '../../lexicon/german-phrases.ts'
import { gradeSentence } from '../grade-alone.ts'

/** These are read by words that the lexicon knows; of the others likeness may know more. */
const scale = new Set(Object.values(germanScale).flat())
const phrases = Object.entries(germanPhrases).flatMap(([dimension, all]) => (dimension.startsWith('schluss') ? [] : all))

describe('what the generator writes', () => {
  it.each(phrases.map((phrase) => [phrase.id, phrase] as const))('%s is read with the grade it was written with', (_id, phrase) => {
    const { template, grade } = phrase
    for (const address of ['frau', 'herr', 'name'] as const) {
      const forms = germanForms({ address, firstName: 'Jo', lastName: 'Muster', title: 'Dr.' })
      for (const tense of ['past', 'present'] as const) {
        const sentence = renderGerman(template, forms, tense)
        const read = gradeSentence(sentence, ['Jo', 'Muster', 'Dr'])
        expect(read.grade, sentence).toBe(grade)
        if (scale.has(phrase)) expect(read.unknown, sentence).toEqual([])
      }
    }
  })
})

describe('the scales of the courts', () => {
  it.each([
    [1, 'Er hat die ihm übertragenen Aufgaben stets zu unserer vollsten Zufriedenheit erledigt.'],
    [2, 'Er hat die ihm übertragenen Aufgaben stets zu unserer vollen Zufriedenheit erledigt.'],
    [3, 'Er hat die ihm übertragenen Aufgaben zu unserer vollen Zufriedenheit erledigt.'],
    [3, 'Er hat die ihm übertragenen Aufgaben stets zu unserer Zufriedenheit erledigt.'],
    [4, 'Er hat die ihm übertragenen Aufgaben zu unserer Zufriedenheit erledigt.'],
    [5, 'Er hat die ihm übertragenen Aufgaben im Großen und Ganzen zu unserer Zufriedenheit erledigt.'],
    [5, 'Er hat die ihm übertragenen Aufgaben zu erledigen versucht.'],
    [1, 'Sein Verhalten war stets vorbildlich.'],
    [2, 'Sein Verhalten war vorbildlich.'],
    [2, 'Sein Verhalten war stets einwandfrei.'],
    [3, 'Sein Verhalten war einwandfrei.'],
    [4, 'Sein Verhalten war ohne Tadel.'],
    [3, 'Er arbeitete stets mit der erforderlichen Sorgfalt.'],
    [4.5, 'Er erledigte seine Aufgaben bis auf wenige Ausnahmen stets zu unserer vollen Zufriedenheit.'],
    [4.5, 'Mit wenigen Ausnahmen arbeitete sie stets sorgfältig.'],
    [4.5, 'Von einzelnen Terminen abgesehen war er stets zuverlässig.'],
    [5, 'Sein Verhalten gab zu keiner Klage Anlass.'],
  ])('%i: %s', (grade, sentence) => {
    expect(gradeSentence(sentence).grade).toBe(grade)
  })
})

describe('what sounds like blame and is none', () => {
  it.each([
    'An keinem Tag ließ seine Sorgfalt nach.',
    'Nichts blieb bei ihm liegen.',
    'Er war nie unpünktlich.',
    'Zu keiner Zeit gab es Grund, an seiner Redlichkeit zu zweifeln.',
    'Er machte keine Fehler.',
    'Kein Patient, der nicht nach ihr gefragt hätte.',
    'Sie kann mit allen gängigen Programmen sicher umgehen.',
    'Leider können wir Frau Muster derzeit keine Stelle anbieten.',
    'Er brachte die Bereitschaft mit, auch unbeliebte Arbeiten anzupacken.',
    'Desinfektionsmittel dosierte sie sachgerecht.',
  ])('%s is not read as adequate or worse', (sentence) => {
    const { grade } = gradeSentence(sentence, ['Muster'])
    expect(grade === null || grade < 4, String(grade)).toBe(true)
  })

  it.each([
    'Sein Verhalten gab keinen Anlass zu Beanstandungen.',
    'Sein Verhalten gab zu Beanstandungen keinen Anlass.',
    'Sein Verhalten gab zu keiner Beanstandung Anlass.',
  ])('%s is adequate in any order of its words', (sentence) => {
    expect(gradeSentence(sentence).grade).toBe(4)
  })

  it('never having given cause for complaint is a time adverb, and none is missing', () => {
    const { grade, marks } = gradeSentence('Sein Verhalten gab niemals Anlass zur Kritik.')
    expect(grade).toBe(4)
    expect(marks.map(({ technique }) => technique)).not.toContain('missing-time-word')
  })
})

describe('what sounds like praise and is none', () => {
  it.each(['Er war jederzeit in höchstem Maße von sich selbst überzeugt.', 'Er war von seinen Ideen jederzeit vollkommen überzeugt.'])(
    'conviction of oneself: %s',
    (sentence) => {
      expect(gradeSentence(sentence).grade ?? 5).toBeGreaterThanOrEqual(4)
    },
  )

  it.each([
    'Sie hätte stets hervorragende Ergebnisse erzielen können.',
    'Unter Anleitung arbeitete er sorgfältig und selbstständig.',
    'Nach eigener Einschätzung arbeitete sie stets sehr erfolgreich.',
    'Er arbeitete fast immer sehr sorgfältig.',
    'Sie gab sich große Mühe, gute Ergebnisse zu erzielen.',
    'Er war stets bemüht, hervorragende Leistungen zu erbringen.',
    'Anfangs zeigte sie stets sehr gute Leistungen.',
    'Bei einfachen Aufgaben arbeitete er stets zuverlässig.',
    'Er war weder sorgfältig noch zuverlässig.',
    'Sie arbeitete keineswegs immer sorgfältig.',
    'Bis auf wenige Ausnahmen waren die Ergebnisse sehr gut.',
    'Er forderte von anderen stets höchsten Einsatz.',
    'Im Kollegenkreis galt sie stets als hervorragende Fachkraft.',
    'Dem Vernehmen nach war er stets ausgezeichnet vorbereitet.',
  ])('%s', (sentence) => {
    const { grade } = gradeSentence(sentence)
    expect(grade === null || grade >= 4).toBe(true)
  })

  it('says why it gives no grade', () => {
    expect(gradeSentence('Sie wäre stets sehr zuverlässig.').abstention).toBe('distance')
    expect(gradeSentence('Die Arbeit wurde stets ordentlich, allerdings nicht sehr schnell erledigt.').abstention).toBe('negation')
    expect(gradeSentence('Wir sind ein Hersteller von Schrauben.').abstention).toBe('no-cue')
    expect(gradeSentence('Sie orakelte und mutmaßte stets sehr gut.').abstention).toBe('unknown-words')
  })

  it.each(['Ihre Vorgängerin hatte die Abteilung', 'Sein Vorgänger leitete die Filiale', 'Ihre Nachfolgerin führt die Akten'])(
    '%s …: praises somebody else',
    (start) => {
      expect(gradeSentence(`${start} stets zu unserer vollsten Zufriedenheit.`).grade).toBeNull()
    },
  )

  it('does not take the satisfaction of the person for that of the employer', () => {
    expect(gradeSentence('Er erledigte sämtliche Arbeiten stets zu seiner vollsten Zufriedenheit.').grade ?? 5).toBeGreaterThanOrEqual(4)
    expect(gradeSentence('Sie war mit ihren Leistungen stets sehr zufrieden.').grade ?? 5).toBeGreaterThanOrEqual(4)
  })

  it('reads the unreal and the denied as no praise', () => {
    expect(gradeSentence('Sie hätte stets hervorragende Ergebnisse erzielen können.').grade ?? 5).toBeGreaterThanOrEqual(4)
    expect(gradeSentence('Er war weder sorgfältig noch zuverlässig.').grade ?? 5).toBeGreaterThanOrEqual(4)
  })
})

describe('marks', () => {
  it('name the words that carry the grade, where they stand', () => {
    const sentence = 'Äußerst sorgfältig arbeitete sie stets.'
    const { marks, evidence } = gradeSentence(sentence)
    expect(marks.map(({ start, end, technique }) => [technique, sentence.slice(start, end)])).toEqual([
      ['superlative', 'Äußerst'],
      ['time-factor', 'stets'],
    ])
    expect(evidence.map(({ start, end, weight }) => [weight, sentence.slice(start, end)])).toEqual([['praise', 'sorgfältig']])
    for (const { explanation } of marks) expect([explanation.de, explanation.en]).not.toContain('')
  })

  it('miss no time adverb where none would make the grade better', () => {
    const missed = (sentence: string) => gradeSentence(sentence).marks.some(({ technique }) => technique === 'missing-time-word')
    expect(['Sie arbeitete sorgfältig.', 'Sie erschien pünktlich zum Dienst.', 'Er war pünktlich.'].map(missed)).toEqual([true, false, false])
  })

  it('a phrase that denies in form only is no denial', () => {
    expect(gradeSentence('Sie arbeitete nicht nur sorgfältig, sondern auch stets selbstständig.').grade).toBe(2)
  })

  it('an unknown word leaves no grade, and is named', () => {
    expect(gradeSentence('Sie orakelte stets sorgfältig.')).toMatchObject({ grade: null, span: null, unknown: [{ start: 4, end: 12 }] })
  })
})

describe('what was asked for and done', () => {
  it.each([
    ['Die vereinbarten Ziele erreichte sie.', 3],
    ['Die vereinbarten Ziele erreichte sie stets.', 2],
    ['Termine hielt er ein.', 3],
    ['Liefertermine wurden von ihr jederzeit eingehalten.', 2],
    ['Fristen hat sie ausnahmslos gewahrt.', 2],
    ['Er hielt die Arbeitszeiten ein.', 4],
    ['Absprachen hielt er grundsätzlich nicht ein.', 5],
    ['Sie hielt alle Termine ausgesprochen unzuverlässig ein.', 5],
    ['Ihre Leistungen entsprachen voll unseren Erwartungen.', 3],
    ['Vorgesetzte und Kollegen schätzten ihn.', 3],
    ['Die Patienten fühlten sich bei ihr immer gut aufgehoben.', 2],
  ])('%s', (sentence, grade) => {
    expect(gradeSentence(sentence).grade).toBe(grade)
  })

  it('is left open where only some of others say it', () => {
    expect(gradeSentence('Manche Kunden schätzten sie sehr.').grade).toBeNull()
  })
})

it('reads a long run of marks and unknown words beside each other', () => {
  const long = `Er arbeitete ${'glossierend stets '.repeat(40_000)} sorgfältig.`
  expect(gradeSentence(long).unknown).toHaveLength(40_000)
})

it.each(['gab sich besonders ', 'glossierend stets ', 'gut sorgfältig ', 'a', 'aier', 'Aie'])(
  'takes a time that grows with the length of a text of %j, not faster',
  async (piece) => {
    const growth = await growthOf((length) => {
      const text = `Er arbeitete ${piece.repeat(length / piece.length)} sorgfältig.`
      return () => gradeSentence(text)
    }, 20_000)
    expect(growth).toSatisfy(growsEvenly)
  },
)

it('does not know a word that is too long to be one', () => {
  const praise = (letters: number) => `Sie arbeitete stets ${'a'.repeat(letters - 7)}bewusst.`
  expect(gradeSentence(praise(40)).evidence).toHaveLength(1)
  expect(gradeSentence(praise(41)).evidence).toEqual([])
})
