import { describe, expect, it } from 'vitest'
import { analyse, generate, grades } from '../index.ts'
import type { Kind, OfPerson, ZeugnisSpec } from '../model/spec.ts'

const spec: ZeugnisSpec = {
  kind: 'qualifiziert',
  language: 'de',
  person: { address: 'herr', firstName: 'Jonas', lastName: 'Voss' },
  employer: { name: 'Gasthaus Elbschleuse', city: 'Hamburg' },
  job: { title: 'Koch', role: 'koch-in' },
  from: '2021-03-01',
  to: '2026-10-31',
  issued: '2026-10-31',
  tasks: ['Planung der Karte'],
  overall: 2,
  leads: true,
  meetsThirdParties: true,
  trained: true,
  signers: [{ name: 'Ute Hansen', position: 'Inhaberin' }],
}

const given: Required<OfPerson> = {
  posts: 'als Commis und übernahm am 1. Mai 2023 die Stelle als Demichef',
  unit: 'im Amt für Soziales',
  payGroup: 'der Entgeltgruppe 9b TVöD',
  hours: '30 Wochenstunden',
  school: 'der Beruflichen Schule für Gastronomie',
  exam: 'am 12. Juni 2026 mit der Note gut',
  powers: 'Bestellungen bis 2.000 Euro',
  tools: 'dem Warenwirtschaftssystem',
  languages: 'Deutsch und Englisch',
  projects: 'an der Umstellung auf Ganztagsküche',
  achievements: 'die Senkung des Wareneinsatzes um vier Prozent.',
  courses: 'Schulungen zu Allergenen',
  led: 'drei Mitarbeitende',
  farewell: 'Unsere Tür bleibt offen.',
}

const partsOf = (more: Partial<ZeugnisSpec>) =>
  Object.fromEntries(generate({ ...spec, ...more }).parts.map(({ part, sentences }) => [part, sentences.map(({ text }) => text)]))
const textOf = (more: Partial<ZeugnisSpec>) => generate({ ...spec, ...more }).plainText

describe('what is true of this person alone', () => {
  it('becomes a sentence in the part where it belongs, behind what it is about', () => {
    const { einleitung = [], leistung = [], fuehrung = [], schluss = [] } = partsOf({ ofPerson: given })
    expect(einleitung).toContain('Er begann als Commis und übernahm am 1. Mai 2023 die Stelle als Demichef.')
    expect(leistung).toContain('Zu seinen Ergebnissen zählen wir die Senkung des Wareneinsatzes um vier Prozent.')
    expect(leistung).toContain('Neben den laufenden Aufgaben arbeitete er an der Umstellung auf Ganztagsküche.')
    expect(fuehrung[0]).toBe('Herr Voss führte drei Mitarbeitende.')
    expect(schluss.at(-1)).toBe('Unsere Tür bleibt offen.')
  })

  it('is not written where it was not given', () => {
    expect(textOf({ ofPerson: {} })).toBe(textOf({}))
    expect(textOf({ ofPerson: { achievements: '  ' } })).toBe(textOf({}))
  })

  it.each<[Kind, keyof OfPerson, boolean]>([
    ['ausbildung', 'exam', true],
    ['qualifiziert', 'exam', false],
    ['einfach', 'achievements', false],
    ['einfach', 'tools', true],
    ['vorlaeufig', 'farewell', false],
  ])('belongs into its kinds only: %s, %s: %s', (kind, name, isThere) => {
    expect(textOf({ kind, ofPerson: { [name]: given[name] } }).includes(given[name].replace(/\.$/, ''))).toBe(isThere)
  })

  it('speaks in the tense of its kind', () => {
    expect(textOf({ kind: 'zwischen', occasion: 'versetzung', ofPerson: given })).toContain('Herr Voss führt drei Mitarbeitende.')
  })

  it('says nothing twice where the beginning of the sentence was typed as well', () => {
    expect(textOf({ ofPerson: { tools: 'mit SAP' } })).toContain('Er arbeitete mit SAP.')
    expect(textOf({ ofPerson: { posts: 'Herr Voss begann als Commis.' } })).toMatch(
      /(?:beschäftigt|tätig)(?:, zuletzt als Koch)?\. Er begann als Commis\./,
    )
  })

  it.each<[keyof OfPerson, string, string]>([
    ['posts', 'Geselle, seit 2022 Vorarbeiter', 'Er durchlief nacheinander diese Stationen: Geselle, seit 2022 Vorarbeiter.'],
    ['posts', 'Gesundheits- und Krankenpfleger', 'Er war tätig als Gesundheits- und Krankenpfleger.'],
    ['posts', 'zunächst als Geselle', 'Er begann zunächst als Geselle.'],
    ['posts', 'auf dem Posten Gardemanger', 'Er begann auf dem Posten Gardemanger.'],
    ['posts', 'am Kassenband und hatte ab 2023 die Aufsicht', 'Er begann am Kassenband und hatte ab 2023 die Aufsicht.'],
    ['posts', 'unter Anleitung', 'Er begann unter Anleitung.'],
    ['posts', 'seit 2022 Vorarbeiter', 'Er war seit 2022 Vorarbeiter.'],
    ['posts', 'ab 2020 Geselle, ab 2022 Vorarbeiter', 'Er durchlief nacheinander diese Stationen: ab 2020 Geselle, ab 2022 Vorarbeiter.'],
    ['hours', 'an vier Tagen in der Woche', 'Er arbeitete an vier Tagen in der Woche.'],
    ['powers', 'Prokura', 'Er hatte Prokura.'],
    ['powers', 'Bestellungen bis 500 Euro', 'Er hatte folgende Befugnisse: Bestellungen bis 500 Euro.'],
    ['powers', 'durfte Bestellungen auslösen', 'Er durfte Bestellungen auslösen.'],
    ['hours', 'Teilzeit mit 32 Stunden', 'Er arbeitete in Teilzeit mit 32 Stunden.'],
    ['tools', 'die Software AutoCAD', 'Er arbeitete mit folgenden Arbeitsmitteln: Software AutoCAD.'],
    ['tools', 'Schubmaststapler, SAP EWM', 'Er arbeitete mit folgenden Arbeitsmitteln: Schubmaststapler, SAP EWM.'],
    ['tools', 'SAP, DATEV und Excel', 'Er arbeitete mit SAP, DATEV und Excel.'],
    ['tools', 'dem Programm ZIMS', 'Er arbeitete mit dem Programm ZIMS.'],
    ['courses', 'Erste-Hilfe-Kurs', 'An Fortbildungen besuchte er: Erste-Hilfe-Kurs.'],
    ['courses', 'den Lehrgang Ladungssicherung', 'Er besuchte unter anderem den Lehrgang Ladungssicherung.'],
    ['projects', 'den Umbau der Voliere', 'Neben den laufenden Aufgaben wirkte er an Projekten mit: Umbau der Voliere.'],
    ['projects', 'hat die Voliere umgebaut', 'Er hat die Voliere umgebaut.'],
    ['achievements', 'den Abschluss des Rahmenplans', 'Zu seinen Ergebnissen zählen wir den Abschluss des Rahmenplans.'],
    ['achievements', 'Die Senkung der Futterkosten', 'Zu seinen Ergebnissen zählen wir die Senkung der Futterkosten.'],
    ['achievements', 'Umsatz im Onlineshop verdoppelt', 'Zu den Ergebnissen seiner Arbeit gehört: Umsatz im Onlineshop verdoppelt.'],
    ['languages', 'Englisch (C1), Dänisch (A2)', 'Er arbeitete in folgenden Sprachen: Englisch (C1), Dänisch (A2).'],
    ['projects', 'auf zwei Messen', 'Neben den laufenden Aufgaben arbeitete er auf zwei Messen.'],
    ['hours', 'mit 75 Prozent der Vollzeit', 'Er arbeitete mit 75 Prozent der Vollzeit.'],
    ['languages', 'fließend Englisch', 'Er sprach bei der Arbeit fließend Englisch.'],
    ['projects', 'die neue Kasse', 'Neben den laufenden Aufgaben wirkte er an Projekten mit: die neue Kasse.'],
    ['languages', 'Englisch', 'Er sprach bei der Arbeit Englisch.'],
    ['powers', 'Er hatte Prokura', 'Er hatte Prokura.'],
    ['achievements', 'hat den Umsatz verdoppelt', 'Er hat den Umsatz verdoppelt.'],
    ['led', '6', 'Herr Voss führte 6 Beschäftigte.'],
    ['hours', '40', 'Die Arbeitszeit betrug 40 Wochenstunden.'],
    ['farewell', 'Unsere Tür bleibt offen', 'Unsere Tür bleibt offen.'],
  ])('finds a frame for what was typed without its preposition: %s, %s', (name, typed, sentence) => {
    expect(textOf({ ofPerson: { [name]: typed } })).toContain(sentence)
  })

  it.each<[keyof OfPerson, string, string]>([
    ['unit', 'Bezirksamt Nord', 'Eingesetzt war er in der Einheit Bezirksamt Nord.'],
    ['payGroup', 'EG 9b TVöD', 'Eingruppiert war die Stelle in EG 9b TVöD.'],
  ])('in public service as well: %s, %s', (name, typed, sentence) => {
    expect(textOf({ publicService: 'leitung', ofPerson: { [name]: typed } })).toContain(sentence)
  })

  it.each<[keyof OfPerson, string, string]>([
    ['school', 'die Berufliche Schule 4', 'Er besuchte die Berufliche Schule 4.'],
    ['exam', 'Note gut', 'Ergebnis der Abschlussprüfung: Note gut.'],
  ])('and in training: %s, %s', (name, typed, sentence) => {
    expect(textOf({ kind: 'ausbildung', reason: 'abschluss', ofPerson: { [name]: typed } })).toContain(sentence)
  })

  it('takes braces and dollar signs as they were typed', () => {
    expect(textOf({ ofPerson: { tools: '{N} und $& ⟨a|b⟩' } })).toContain('arbeitete mit {N} und $& ⟨a|b⟩.')
  })

  it('leaves the grades of the letter as they are', () => {
    const read = analyse(textOf({ ofPerson: given }), 'koch-in')
    expect(read).toMatchObject({ isReference: true, overall: { grade: 2 } })
  })

  it('has English sentences of its own, with the facts before the praise', () => {
    const ofPerson: OfPerson = {
      ...{ posts: 'commis chef until 2023, then demi chef', tools: 'SAP', languages: 'English', courses: 'first aid', projects: 'the move' },
      ...{ achievements: 'a cut of four per cent in food costs', led: 'three members of staff', powers: 'orders of up to 2,000 euros' },
    }
    const { einleitung = [], leistung = [], fuehrung = [] } = partsOf({ language: 'en', ofPerson })
    expect(einleitung).toContain('He held the following posts: commis chef until 2023, then demi chef.')
    expect(einleitung).toContain('He also had the following authority: orders of up to 2,000 euros.')
    expect(leistung.slice(0, 4)).toEqual([
      'Mr Voss used the following equipment and software: SAP.',
      'He worked in the following languages: English.',
      'His further training included the following: first aid.',
      'In addition to his day-to-day work, he was involved in the move.',
    ])
    expect(leistung).toContain('His achievements included a cut of four per cent in food costs.')
    expect(fuehrung[0]).toBe('Mr Voss managed three members of staff.')
  })

  it.each<[keyof OfPerson, string, string]>([
    ['achievements', 'Reduced waiting times by 25 %', 'He reduced waiting times by 25 %.'],
    ['achievements', 'Winner of the young bakers’ award', 'His achievements included winner of the young bakers’ award.'],
    ['achievements', 'She reduced costs by 10 %', 'She reduced costs by 10 %.'],
    ['achievements', 'he introduced a new rota', 'He introduced a new rota.'],
    ['courses', 'completed an NVQ Level 2', 'Mr Voss completed an NVQ Level 2.'],
    ['courses', 'a first aid course', 'Mr Voss’s further training included a first aid course.'],
    ['projects', 'led the ISO 9001 audit', 'In addition to his day-to-day work, Mr Voss led the ISO 9001 audit.'],
    ['powers', 'signing for goods', 'His authority included signing for goods.'],
    ['posts', 'promoted to Team Leader in 2022', 'He was promoted to Team Leader in 2022.'],
    ['posts', 'from trainee to supervisor', 'He progressed from trainee to supervisor.'],
    ['powers', 'Budget responsibility of 2 million euros', 'He also had the following authority: budget responsibility of 2 million euros.'],
    ['hours', 'Part-time, 20 hours', 'He worked part-time, 20 hours.'],
    ['projects', 'LIMS introduction', 'involved in the following: LIMS introduction.'],
    ['projects', 'Lean Management', 'involved in the following: Lean Management.'],
    ['posts', 'junior lab assistant', 'He held the post of junior lab assistant.'],
    ['led', '6', 'Mr Voss managed a team of 6.'],
  ])('takes English entries as people type them: %s, %s', (name, typed, sentence) => {
    expect(textOf({ language: 'en', ofPerson: { [name]: typed } })).toContain(sentence)
  })

  it('says of whoever held several posts which was the last, and not that it was held all the time', () => {
    const posts = 'Commis, Demichef (ab 2023), Chef de Partie (ab 2025)'
    expect(textOf({ ofPerson: { posts } })).toMatch(/Herr Jonas Voss war vom .* bei uns beschäftigt, zuletzt als Koch\. Er durchlief nacheinander/)
    expect(textOf({ kind: 'zwischen', occasion: 'versetzung', ofPerson: { posts } })).toContain('bei uns beschäftigt, derzeit als Koch.')
    expect(textOf({ language: 'en', ofPerson: { posts } })).toMatch(/worked for us from .*, most recently as a Koch\. He held the following posts/)
    expect(textOf({ ofPerson: { posts: 'auf dem Posten Gardemanger' } })).not.toContain('zuletzt')
  })

  it('goes on with what was typed as a sentence, in English as well', () => {
    const posts = 'as a commis chef and became demi chef on 1 May 2023'
    expect(textOf({ language: 'en', ofPerson: { posts } })).toContain('He began as a commis chef and became demi chef on 1 May 2023.')
  })

  it('looks back on courses in a letter of the present', () => {
    const given: Partial<ZeugnisSpec> = { kind: 'zwischen', occasion: 'versetzung', ofPerson: { courses: 'eine Schulung (2023)' } }
    expect(textOf(given)).toContain('Er hat unter anderem eine Schulung (2023) besucht.')
  })

  it('says the name once where the people led stand before the leadership, in English', () => {
    for (const address of ['herr', 'name'] as const)
      for (let seed = 0; seed < 40; seed += 1) {
        const person = { ...spec.person, address }
        const { parts } = generate({ ...spec, language: 'en', person, ofPerson: { led: 'a team of six' } }, seed)
        const [led, leadership] = parts.find(({ part }) => part === 'fuehrung')?.sentences ?? []
        expect(led?.text).toMatch(/Voss managed a team of six\.$/)
        expect(leadership?.text).not.toContain('Voss')
      }
  })

  it.each(grades)('is followed by the plural of whoever has no form of address, in English, grade %i', (overall) => {
    for (const kind of ['qualifiziert', 'zwischen'] as const)
      for (let seed = 0; seed < 40; seed += 1) {
        const person = { ...spec.person, address: 'name' as const }
        const occasion = kind === 'zwischen' ? { occasion: 'versetzung' as const } : {}
        const { plainText } = generate({ ...spec, language: 'en', kind, person, overall, ...occasion, ofPerson: { tools: 'SAP' } }, seed)
        expect(plainText).not.toMatch(/\bthey (?!always)(?:was|has|is|does|[a-z]{2,}[^s ]s)\b|\bthem (?:never|often|fully|generally|readily) /i)
      }
  })

  it('stands behind the introduction where a letter has no part for it', () => {
    for (const language of ['de', 'en'] as const)
      expect(partsOf({ kind: 'einfach', language, ofPerson: { led: 'drei Mitarbeitende' } }).einleitung?.at(-1)).toContain('drei Mitarbeitende')
  })

  it('is warned of where it holds what belongs in no reference', () => {
    expect(generate({ ...spec, ofPerson: { projects: 'an der Gründung des Betriebsrats' } }).warnings).toContainEqual({
      code: 'inadmissible',
      field: 'ofPerson.projects',
      content: 'works-council',
      words: expect.any(String),
    })
  })
})

describe('the end of training', () => {
  it('is the examination, and nobody regrets it', () => {
    const text = textOf({ kind: 'ausbildung', reason: 'abschluss' })
    expect(text).toContain('Mit der bestandenen Abschlussprüfung endet das Ausbildungsverhältnis')
    expect(text).not.toMatch(/bedauern|Fachkraft|Arbeitsverhältnis/)
    expect(analyse(text, 'koch-in')).toMatchObject({ kind: 'ausbildung', closing: { grade: 2 } })
  })

  it('is written of somebody who dealt with trainers', () => {
    for (let seed = 0; seed < 10; seed += 1)
      expect(generate({ ...spec, kind: 'ausbildung', reason: 'abschluss' }, seed).plainText).toMatch(/Ausbildenden?, Vorgesetzten?/)
  })

  it('may be that the firm takes the trainee on', () => {
    expect(textOf({ kind: 'ausbildung', reason: 'uebernahme' })).toContain('wir übernehmen Herrn Voss in ein Arbeitsverhältnis')
  })
})

it('a simple reference ends without a word of judgement', () => {
  expect(partsOf({ kind: 'einfach' }).schluss).toEqual([
    'Das Arbeitsverhältnis endet zum 31.\u00a0Oktober 2026. Wir wünschen Herrn Voss alles Gute.'.replaceAll(
      '31.\u00a0Oktober 2026',
      '31.\u00a0Oktober\u00a02026',
    ),
  ])
})
