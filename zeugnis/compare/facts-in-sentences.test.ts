import { describe, expect, it } from 'vitest'
import { compareReferences } from './compare-references.ts'
import { comparisonInWords } from './in-words.ts'
import { withoutMarks } from './read-side.ts'
import { changedIn, conduct, letter, praise, thanks } from './testing/two-versions.ts'

/** The letter with one sentence instead of another, and with a second version of it. */
const versions = (place: string, before: string, after: string) => compareReferences(letter.replace(place, before), letter.replace(place, after))
const added = (before: string, after: string) => versions(praise, `${before} ${praise}`, `${after} ${praise}`)
const told = (comparison: ReturnType<typeof compareReferences>) => comparisonInWords(comparison).de

describe('how an examination or a course ended is a fact, and said on top', () => {
  it.each([
    [
      'Die Gesellenprüfung hat er mit der Note „gut“ bestanden.',
      'Die Gesellenprüfung hat er mit der Note „befriedigend“ bestanden.',
      'aus „mit der Note gut bestanden“ wird „mit der Note befriedigend bestanden“',
    ],
    [
      'Die Meisterprüfung hat er im Mai 2023 bestanden.',
      'Die Meisterprüfung hat er im Mai 2023 nicht bestanden.',
      'aus „bestanden“ wird „nicht bestanden“',
    ],
    [
      'Er schloss 2022 die Fachweiterbildung Restaurierung mit der Note "sehr gut" ab.',
      'Er schloss 2022 die Fachweiterbildung Restaurierung mit der Note "gut" ab.',
      'aus „mit der Note sehr gut“ wird „mit der Note gut“',
    ],
    ['Den Lehrgang beendete er mit Auszeichnung.', 'Den Lehrgang beendete er mit Erfolg.', 'aus „mit Auszeichnung“ wird „mit Erfolg“'],
  ])('%s', (before, after, said) => {
    const comparison = added(before, after)
    expect(comparison.facts.map(({ kind }) => kind)).toEqual(['result'])
    expect(told(comparison)).toContain(`Ein Ergebnis einer Prüfung oder Ausbildung lautet anders: ${said}.`)
    expect(told(comparison)).not.toContain('Nichts hat sich')
  })

  it('but for the marks around it', () => {
    expect(added('Er bestand die Prüfung mit der Note „gut“.', 'Er bestand die Prüfung mit der Note "gut".').facts).toEqual([])
  })

  it('also of school, whatever is read into it', () => {
    const { facts } = added('Seine Leistungen in der Berufsschule waren gut.', 'Seine Leistungen in der Berufsschule waren ausreichend.')
    expect(facts).toEqual([{ kind: 'result', before: 'gut', after: 'ausreichend' }])
  })

  it('and work that succeeded is none', () => {
    expect(added('Er baute die Treppe mit Erfolg ein.', 'Er baute die Treppe ein.').facts).toEqual([])
  })
})

describe('what a program did to the lines is no fact', () => {
  it.each([
    ['geboren am', 'gebo-\nren am'],
    ['als Tischler in', 'als Tisch-\nler in'],
    ['31. Mai 2024 als', '31. Mai 2024 als Bau- und'],
  ])('%s', (from, to) => {
    const isBroken = to.includes('\n')
    expect(compareReferences(letter, letter.replace(from, to)).facts.length).toBe(isBroken ? 0 : 1)
  })

  it('a word with hyphens of its own in a broken post', () => {
    const of = (post: string) => letter.replace('als Tischler in', `als ${post} in`)
    expect(compareReferences(of('Gesundheits- und Krankenpfleger'), of('Ge-\nsundheits- und Krankenpfleger')).facts).toEqual([])
  })

  it('numbers of a list are none, whatever is taken out of it', () => {
    const list = (...tasks: readonly string[]) =>
      letter.replace(/- Bau[^\n]*\n- Montage[^\n]*/, tasks.map((task, at) => `${at + 1}. ${task}`).join('\n'))
    const tasks = ['Bau von Treppen', 'Aufmaß beim Kunden', 'Pflege der Maschinen', 'Einkauf von Holz']
    const { facts, pairs } = compareReferences(list(...tasks), list(...tasks.filter((task) => !task.startsWith('Aufmaß'))))
    expect(facts).toEqual([{ kind: 'task', before: '2. Aufmaß beim Kunden', after: null }])
    expect(pairs.filter(({ wording }) => wording === 'lost')).toHaveLength(1)
  })

  it('and a day at the beginning of a line is no item', () => {
    const lines = 'vom\n1. Mai 2018 bis zum\n2. Juni 2024'
    expect(withoutMarks(lines)).toBe(lines)
  })
})

describe('who is called otherwise in one sentence', () => {
  const named = (name: string) =>
    versions('Wir waren mit seinen Leistungen', 'Wir waren mit den Leistungen von Herrn Harms', `Wir waren mit den Leistungen von ${name}`)

  it('is a name that is spelt otherwise, and leaves no sentence open', () => {
    const comparison = named('Herrn Hahrms')
    expect(comparison.facts).toEqual([{ kind: 'person', before: 'Harms', after: 'Hahrms' }])
    expect(changedIn(comparison).map(({ change }) => change)).toEqual(['same'])
  })

  it('is a form of address or a pronoun of another gender', () => {
    const often = letter.replace('Er verfügt', 'Herr Harms verfügt').replace('Er fand', 'Herr Harms fand')
    expect(compareReferences(often, often.replace('Herr Harms fand', 'Frau Harms fand')).facts).toEqual([
      { kind: 'pronoun', before: 'Herr Harms', after: 'Frau Harms' },
    ])
    expect(versions(thanks, thanks, thanks.replace('danken ihm', 'danken ihr')).facts).toEqual([
      { kind: 'pronoun', before: 'danken ihm', after: 'danken ihr' },
    ])
  })

  it('is told once where the whole letter is of another name', () => {
    const { facts } = compareReferences(letter, letter.replaceAll('Harms', 'Harmsen'))
    expect(facts.map(({ kind }) => kind)).toEqual(['person'])
  })
})

describe('the end of a letter', () => {
  const ended = (before: string, after: string) => versions('Leider verlässt er uns zum 31. Mai 2024.', before, after)

  it('of somebody who is employed on says for how long, and is no reason for leaving', () => {
    const { facts } = ended(
      'Wir freuen uns, ihn in ein unbefristetes Arbeitsverhältnis zu übernehmen.',
      'Wir freuen uns, ihn in ein befristetes Arbeitsverhältnis zu übernehmen.',
    )
    expect(facts.map(({ kind }) => kind)).toEqual(['takeover'])
    const dropped = ended('Wir freuen uns, ihn nach der Prüfung in ein unbefristetes Arbeitsverhältnis zu übernehmen.', '')
    expect(told(dropped)).toContain('Im zweiten Text fehlt am Schluss: Übernahme.')
  })

  it('thanks in the passive as well', () => {
    const passive = (end: string) => versions(thanks, `Für die geleistete Arbeit wird ihm gedankt. Wir wünschen ihm alles Gute.`, end)
    expect(told(passive('Wir wünschen ihm alles Gute.'))).toContain('Im zweiten Text fehlt am Schluss: Dank.')
    expect(passive('Wir danken ihm für die geleistete Arbeit und wünschen ihm alles Gute.').facts).toEqual([])
  })
})

describe('on top stands', () => {
  it('that facts differ though the grade changes', () => {
    const after = letter.replace('in jeder Hinsicht außerordentlich', 'im Großen und Ganzen').replace('2. Juni 1990', '3. Juni 1990')
    expect(told(compareReferences(letter, after))).toMatch(/^Die Leistung sinkt .* Angaben unterscheiden sich\.$/)
  })

  it.each(['meist', 'meistens', 'überwiegend', 'in der Regel', 'weitgehend'])('that a sentence is worse with „%s“ for „stets“', (limit) => {
    const [before, after] = [
      'Seine Arbeitsweise war stets gründlich, ruhig und diskret.',
      `Seine Arbeitsweise war ${limit} gründlich, ruhig und diskret.`,
    ]
    const [forth, back] = [added(before, after), added(after, before)]
    expect([changedIn(forth), changedIn(back)].map(([pair]) => pair?.change)).toEqual(['worse', 'better'])
    expect(told(forth)).not.toContain('nicht sicher')
  })

  it('a sentence that became criticism', () => {
    const better = 'Seine Arbeitsergebnisse waren, auch in schwierigen Fällen, stets von sehr guter Qualität.'
    const text = told(added(better, 'Er war stets um sehr gute Arbeitsergebnisse bemüht.'))
    expect(text).toMatch(/Ein Satz zu\p{L}* [\p{L} ]+ fällt von Note 1 auf 5, weil „bemüht“ hinzukommt\.|weil „bemüht“ hinzukommt/u)
    // Also where it is quite another one.
    expect(told(added('Seine Werkstücke waren stets von sehr guter Qualität.', 'Er war stets um saubere Fugen bemüht.'))).toContain('„bemüht“')
  })

  it('that honesty is gone', () => {
    for (const after of ['Er war fleißig und pünktlich.', ''])
      expect(told(added('Er war fleißig, pünktlich und ehrlich.', after))).toContain('Zur Ehrlichkeit sagt der zweite Text nichts mehr.')
  })

  it('in plain words that a sentence is in the passive', () => {
    const text = told(added('Er hat die Werkzeuge sorgfältig gepflegt.', 'Die Werkzeuge wurden von ihm sorgfältig gepflegt.'))
    expect(text).not.toContain('„wurden“ hinzukommt')
  })
})

it('a day that differs stands beside the one that it was, though another sentence names that as well', () => {
  const { facts } = added('Die Meisterprüfung legte er am 31. Mai 2024 ab.', 'Die Meisterprüfung legte er am 13. Mai 2024 ab.')
  expect(facts).toEqual([{ kind: 'date', before: '2024-05-31', after: '2024-05-13' }])
  expect(conduct).not.toContain('2024')
})

describe('small things', () => {
  it('a sentence that only tells something is named, new or gone', () => {
    const [sentence, other] = [`Zuletzt hat er den Meister vertreten. ${praise}`, praise]
    expect(told(versions(praise, other, sentence))).toContain('Neu im zweiten Text, ohne Note: „Zuletzt hat er den Meister vertreten“.')
    expect(told(versions(praise, sentence, other))).toContain('Im zweiten Text fehlt, ohne Note: „Zuletzt hat er den Meister vertreten“.')
  })

  it('a number of the address is none, and brackets behind a post are closed', () => {
    const headed = letter.replace('Beispiel GmbH\n', 'Beispiel GmbH\nHafenweg 3, 20457 Hamburg\n')
    expect(compareReferences(letter, headed).facts.filter(({ kind }) => kind === 'number')).toEqual([])
    const led = letter.replace('als Tischler in', 'als Tischler (Vorarbeiter, 30 Wochenstunden) in')
    expect(compareReferences(led, letter).facts).toContainEqual({
      kind: 'job',
      before: 'Tischler (Vorarbeiter, 30 Wochenstunden)',
      after: 'Tischler',
    })
  })

  it('a closing whose sentence is worse is not the same', () => {
    const { closing } = compareReferences(letter, letter.replace('stets sehr gute Arbeit', 'sehr gute Arbeit'))
    expect(closing.change).toBe('worse')
    const dropped = compareReferences(letter, letter.replace(' Wir würden ihn jederzeit wieder einstellen.', ''))
    expect(told(dropped)).toContain('Bereitschaft zur Wiedereinstellung')
  })
})

it('that a grade is open hides no sentence that is worse', () => {
  const before = letter.replace(conduct, 'Wegen seiner offenen und herzlichen Art war er bei Chef, Team und Kunden gleichermaßen sehr geschätzt.')
  const after = letter.replace(conduct, 'Wegen seiner offenen und herzlichen Art trug er zur Verbesserung des Betriebsklimas bei.')
  const comparison = compareReferences(before, after)
  expect(changedIn(comparison).map(({ change }) => change)).toContain('worse')
  expect(told(comparison)).toMatch(/schlechter|sinkt/)
})
