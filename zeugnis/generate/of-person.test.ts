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
    expect(leistung).toContain('Erreicht hat er unter anderem die Senkung des Wareneinsatzes um vier Prozent.')
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
    ['courses', 'Erste-Hilfe-Kurs', 'Er absolvierte unter anderem den Erste-Hilfe-Kurs.'],
    ['courses', 'Fachweiterbildung Praxisanleitung (2022)', 'Er absolvierte unter anderem die Fachweiterbildung Praxisanleitung (2022).'],
    ['powers', 'Prokura seit 2020', 'Er hatte seit 2020 Prokura.'],
    ['courses', 'den Lehrgang Ladungssicherung', 'Er absolvierte unter anderem den Lehrgang Ladungssicherung.'],
    ['projects', 'den Umbau der Voliere', 'Projekte in dieser Zeit: Umbau der Voliere.'],
    ['projects', 'hat die Voliere umgebaut', 'Er hat die Voliere umgebaut.'],
    ['achievements', 'den Abschluss des Rahmenplans', 'Erreicht hat er unter anderem den Abschluss des Rahmenplans.'],
    ['achievements', 'Die Senkung der Futterkosten', 'Erreicht hat er unter anderem die Senkung der Futterkosten.'],
    ['achievements', 'Umsatz im Onlineshop verdoppelt', 'Besondere Ergebnisse: Umsatz im Onlineshop verdoppelt.'],
    ['languages', 'Englisch (C1), Dänisch (A2)', 'Er arbeitete in folgenden Sprachen: Englisch (C1), Dänisch (A2).'],
    ['projects', 'auf zwei Messen', 'Neben den laufenden Aufgaben arbeitete er auf zwei Messen.'],
    ['hours', 'mit 75 Prozent der Vollzeit', 'Er arbeitete mit 75 Prozent der Vollzeit.'],
    ['languages', 'fließend Englisch', 'Er verwendete bei der Arbeit fließend Englisch.'],
    ['projects', 'die neue Kasse', 'Projekte in dieser Zeit: die neue Kasse.'],
    ['languages', 'Englisch', 'Er verwendete bei der Arbeit Englisch.'],
    ['powers', 'Er hatte Prokura', 'Er hatte Prokura.'],
    ['achievements', 'hat den Umsatz verdoppelt', 'Er hat den Umsatz verdoppelt.'],
    ['led', '6', 'Herr Voss führte 6 Beschäftigte.'],
    ['hours', '40', 'Die Arbeitszeit betrug 40 Wochenstunden.'],
    ['posts', 'ist als Chef de Partie auf dem Saucier-Posten', 'Er ist als Chef de Partie auf dem Saucier-Posten.'],
    ['posts', 'anfangs KTW, ab 2021 RTW', 'Er durchlief nacheinander diese Stationen: anfangs KTW, ab 2021 RTW.'],
    ['posts', 'vom Azubi zum Berater', 'Er entwickelte sich vom Azubi zum Berater.'],
    ['posts', 'Seit Januar 2024 Hauptbuchhaltung', 'Werdegang: seit Januar 2024 Hauptbuchhaltung.'],
    ['posts', 'eingestiegen als Commis, 2023 befördert', 'Werdegang: eingestiegen als Commis, 2023 befördert.'],
    ['hours', 'Minijob', 'Arbeitszeit: Minijob.'],
    ['hours', '75 %', 'Der Beschäftigungsumfang betrug 75 %.'],
    ['hours', 'Vollzeit, 12-Stunden-Schichten', 'Er arbeitete in Vollzeit, 12-Stunden-Schichten.'],
    ['courses', 'macht gerade die Weiterbildung zum Küchenmeister', 'Er macht gerade die Weiterbildung zum Küchenmeister.'],
    ['courses', 'ADR-Schein', 'absolvierte folgende Fortbildung: ADR-Schein.'],
    ['projects', 'an der Kampagne „Meer“ mitgearbeitet', 'Er hat an der Kampagne „Meer“ mitgearbeitet.'],
    ['projects', 'leitet seit 2024 den Neubau der Kantine', 'Er leitet seit 2024 den Neubau der Kantine.'],
    ['projects', '- Migration der Kasse\n- Zahlungsschnittstelle', 'Projekte in dieser Zeit: Migration der Kasse; Zahlungsschnittstelle.'],
    ['achievements', 'Der Jahresbericht wurde 2025 ausgezeichnet.', 'Der Jahresbericht wurde 2025 ausgezeichnet.'],
    ['achievements', 'führte die Ganztagskarte ein', 'Er führte die Ganztagskarte ein.'],
    ['achievements', 'die Antwortzeiten halbiert', 'Er hat die Antwortzeiten halbiert.'],
    ['achievements', 'unfallfrei seit 2019', 'Besondere Ergebnisse: unfallfrei seit 2019.'],
    ['achievements', 'die Senkung des Verbrauchs, der Aufbau des Bringdienstes', 'gehören die Senkung des Verbrauchs, der Aufbau des Bringdienstes.'],
    ['farewell', 'wir hätten ihn gern behalten', 'Wir hätten ihn gern behalten.'],
    ['farewell', 'Unsere Tür bleibt offen', 'Unsere Tür bleibt offen.'],
  ])('finds a frame for what was typed without its preposition: %s, %s', (name, typed, sentence) => {
    expect(textOf({ ofPerson: { [name]: typed } })).toContain(sentence)
  })

  it.each<[keyof OfPerson, string, string]>([
    ['unit', 'Bezirksamt Nord', 'Eingesetzt war er im Bezirksamt Nord.'],
    ['payGroup', 'EG 9b TVöD', 'Er war in EG 9b TVöD eingruppiert.'],
  ])('in public service as well: %s, %s', (name, typed, sentence) => {
    expect(textOf({ publicService: 'leitung', ofPerson: { [name]: typed } })).toContain(sentence)
  })

  it.each<[keyof OfPerson, string, string]>([
    ['school', 'die Berufliche Schule 4', 'Er besuchte die Berufliche Schule 4.'],
    ['exam', 'Note gut', 'Ergebnis der Abschlussprüfung: Note gut.'],
    ['exam', 'am 10. Juli 2026 bestanden', 'Die Abschlussprüfung hat er am 10. Juli 2026 bestanden.'],
    ['exam', 'Am 10. Juli 2026 mit Erfolg abgelegt.', 'Die Abschlussprüfung hat er am 10. Juli 2026 mit Erfolg abgelegt.'],
    ['exam', 'mit der Note gut bestanden', 'Die Abschlussprüfung hat er mit der Note gut bestanden.'],
    ['exam', 'mit der Note gut', 'Die Abschlussprüfung bestand er mit der Note gut.'],
    ['exam', 'bestanden am 10. Juli 2026', 'Ergebnis der Abschlussprüfung: bestanden am 10. Juli 2026.'],
    ['exam', 'am 10. Juli 2026 bestanden, Note gut', 'Ergebnis der Abschlussprüfung: am 10. Juli 2026 bestanden, Note gut.'],
    ['exam', 'am 10. Juli 2026 nicht bestanden', 'Ergebnis der Abschlussprüfung: am 10. Juli 2026 nicht bestanden.'],
    ['exam', 'hat am 10. Juli 2026 bestanden', 'Er hat am 10. Juli 2026 bestanden.'],
    ['exam', 'wurde am 10. Juli 2026 bestanden', 'Die Abschlussprüfung wurde am 10. Juli 2026 bestanden.'],
    ['exam', 'am 10. Juli 2026 die Abschlussprüfung bestanden', 'Er hat am 10. Juli 2026 die Abschlussprüfung bestanden.'],
    ['exam', 'die Abschlussprüfung am 10. Juli 2026 bestanden', 'Er hat die Abschlussprüfung am 10. Juli 2026 bestanden.'],
    ['exam', 'Die Abschlussprüfung hat er am 10. Juli 2026 bestanden.', 'Die Abschlussprüfung hat er am 10. Juli 2026 bestanden.'],
    ['exam', 'die Abschlussprüfung wurde am 10. Juli 2026 bestanden', 'Die Abschlussprüfung wurde am 10. Juli 2026 bestanden.'],
    ['exam', 'Abschlussprüfung am 10. Juli 2026 bestanden', 'Er hat die Abschlussprüfung am 10. Juli 2026 bestanden.'],
    [
      'exam',
      'die Abschlussprüfung vor der IHK am 10. Juli 2026 mit der Note gut',
      'Er bestand die Abschlussprüfung vor der IHK am 10. Juli 2026 mit der Note gut.',
    ],
    ['exam', 'Gesellenprüfung am 10. Juli 2026, Note gut', 'Er bestand die Gesellenprüfung am 10. Juli 2026, Note gut.'],
    ['exam', 'Prüfung steht noch aus', 'Prüfung steht noch aus.'],
    ['exam', 'die Abschlussprüfung am 10. Juli 2026 nicht bestanden', 'Die Abschlussprüfung am 10. Juli 2026 nicht bestanden.'],
  ])('and in training: %s, %s', (name, typed, sentence) => {
    expect(textOf({ kind: 'ausbildung', reason: 'abschluss', ofPerson: { [name]: typed } })).toContain(sentence)
  })

  it.each([
    ['passed on 10 July 2026', 'He passed the final examination on 10 July 2026.'],
    ['good (2.1)', 'He passed the final examination with the grade “good” (2.1).'],
    ['92 points', 'He passed the final examination with 92 points.'],
    ['on 10 July 2026 passed with merit', 'Final examination: on 10 July 2026 passed with merit.'],
    ['passed the final examination on 10 July 2026', 'He passed the final examination on 10 July 2026.'],
    ['on 10 July 2026', 'He passed the final examination on 10 July 2026.'],
  ])('in English training as well: %s', (exam, sentence) => {
    expect(textOf({ kind: 'ausbildung', reason: 'abschluss', language: 'en', ofPerson: { exam } })).toContain(sentence)
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
    const { einleitung = [], kenntnisse = [], leistung = [], fuehrung = [] } = partsOf({ language: 'en', ofPerson })
    expect(einleitung).toContain('He held the following posts: commis chef until 2023, then demi chef.')
    expect(einleitung).toContain('His authority covered orders of up to 2,000 euros.')
    expect(kenntnisse).toEqual(['Mr Voss used SAP.', 'He speaks English.', 'He completed training in first aid.', 'He was involved in the move.'])
    expect(leistung[0]).toContain('Mr Voss')
    expect(leistung).toContain('His achievements included a cut of four per cent in food costs.')
    expect(fuehrung[0]).toBe('Mr Voss managed three members of staff.')
  })

  it.each<[keyof OfPerson, string, string]>([
    ['achievements', 'New ERP system introduced', 'He introduced a new ERP system.'],
    ['achievements', 'Introduces new hygiene plan', 'He introduced a new hygiene plan.'],
    ['achievements', 'Introduction of SAP S/4HANA', 'His achievements included the introduction of SAP S/4HANA.'],
    ['achievements', 'Employee of the Year 2021', 'He was named Employee of the Year 2021.'],
    ['achievements', 'Award for best apprentice 2023', 'He received the award for best apprentice 2023.'],
    ['achievements', 'Awarded "Best Team" 2020', 'He was awarded “Best Team” 2020.'],
    ['achievements', 'Sales up 15 % in 2023', 'Sales rose by 15% in 2023.'],
    ['achievements', 'Customer satisfaction rose from 82 to 94 %', 'Customer satisfaction rose from 82 to 94%.'],
    ['achievements', 'Has built up the Berlin office', 'He built up the Berlin office.'],
    ['powers', 'Prokura', 'He held general commercial power of attorney (Prokura).'],
    ['powers', 'Prokura and budget of €2m', 'He held general commercial power of attorney (Prokura) and responsibility for a budget of €2m.'],
    ['powers', 'Budget: €200,000', 'He was responsible for a budget of €200,000.'],
    ['powers', 'responsible for all night shifts', 'He was responsible for all night shifts.'],
    ['powers', 'authorised to sign contracts', 'He was authorised to sign contracts.'],
    ['tools', 'good command of Excel', 'Mr Voss had a good command of Excel.'],
    ['tools', 'cash register', 'Mr Voss used the cash register.'],
    ['languages', 'English fluent, French basics', 'Mr Voss speaks fluent English and basic French.'],
    ['languages', 'German: native, English: C1', 'Mr Voss speaks German (native) and English (C1).'],
    ['courses', 'Certified Scrum Master (2022)', 'Mr Voss qualified as a Certified Scrum Master in 2022.'],
    ['courses', 'Wound care', 'Mr Voss completed training in wound care.'],
    ['courses', 'Leadership programme 2023', 'Mr Voss completed the leadership programme in 2023.'],
    ['led', 'Led a team of 6', 'Mr Voss managed a team of 6.'],
    ['hours', '80 %', 'He worked 80% of full-time hours.'],
    ['posts', 'first as receptionist, later as shift leader', 'He worked initially as a receptionist, later as a shift leader.'],
    ['projects', 'Project manager for the new website', 'Mr Voss was project manager for the new website.'],
    ['achievements', 'Reduced waiting times by 25 %', 'He reduced waiting times by 25%.'],
    ['achievements', 'Winner of the young bakers’ award', 'He won the young bakers’ award.'],
    ['achievements', 'She reduced costs by 10 %', 'She reduced costs by 10%.'],
    ['achievements', 'he introduced a new rota', 'He introduced a new rota.'],
    ['achievements', 'Promoted to senior in 2024', 'He was promoted to senior in 2024.'],
    ['achievements', 'won two awards, cut waste by 20%', 'He won two awards and cut waste by 20%.'],
    ['achievements', 'halved complaints; trained 6 new starters', 'He halved complaints and trained 6 new starters.'],
    ['achievements', 'always hit target', 'He always hit target.'],
    ['achievements', 'Savings of £9m', 'His achievements included savings of £9m.'],
    ['courses', 'completed an NVQ Level 2', 'Mr Voss completed an NVQ Level 2.'],
    ['courses', 'has completed NVQ3 in Health and Social Care', 'Mr Voss completed NVQ3 in Health and Social Care.'],
    ['courses', 'a first aid course', 'Mr Voss completed a first aid course.'],
    ['courses', 'WSET Level 2', 'Mr Voss’s training and qualifications included WSET Level 2.'],
    ['projects', 'Led GDPR audit', 'Mr Voss led GDPR audit.'],
    ['projects', 'United Kingdom launch', 'Mr Voss was involved in the United Kingdom launch.'],
    ['led', 'up to 5', 'Mr Voss managed a team of up to 5.'],
    ['projects', 'led the ISO 9001 audit', 'Mr Voss led the ISO 9001 audit.'],
    ['projects', 'was in charge of the XR5 pump redesign', 'Mr Voss was in charge of the XR5 pump redesign.'],
    ['projects', 'The NHS login integration', 'was involved in the NHS login integration.'],
    ['projects', 'LIMS introduction', 'Mr Voss was involved in the LIMS introduction.'],
    ['projects', 'Lean Management', 'Mr Voss worked on the following project: Lean Management.'],
    ['powers', 'signing for goods', 'His authority covered signing for goods.'],
    ['powers', 'Sign-off up to £500k', 'He had sign-off up to £500k.'],
    ['powers', 'keyholder', 'He served as keyholder.'],
    ['powers', 'signs cheques', 'He signed cheques.'],
    ['powers', 'Budget responsibility of 2 million euros', 'He was responsible for a budget of 2 million euros.'],
    ['posts', 'promoted to Team Leader in 2022', 'He was promoted to Team Leader in 2022.'],
    ['posts', 'from trainee to supervisor', 'He progressed from trainee to supervisor.'],
    ['posts', 'previously in Accounts', 'He was previously in Accounts.'],
    ['posts', 'started as a junior, became senior 2023', 'He started as a junior and became senior 2023.'],
    ['posts', 'junior lab assistant', 'He held the post of junior lab assistant.'],
    ['hours', 'Part-time, 20 hours', 'He worked part-time, 20 hours.'],
    ['hours', '37.5', 'He worked 37.5 hours a week.'],
    ['hours', 'zero-hours contract', 'He worked on a zero-hours contract.'],
    ['hours', '0.6 FTE', 'His working hours were 0.6 FTE.'],
    ['tools', 'Sage, Thesaurus', 'Mr Voss used Sage and Thesaurus.'],
    ['powers', 'Authorised officer under the Act', 'He served as authorised officer under the Act.'],
    ['projects', 'resignalling of Derby station', 'Mr Voss was involved in the resignalling of Derby station.'],
    ['tools', 'Opera PMS', 'Mr Voss used Opera PMS.'],
    ['tools', 'proficient in Excel', 'Mr Voss was proficient in Excel.'],
    ['languages', 'fluent in French', 'Mr Voss is fluent in French.'],
    ['languages', 'speaks Urdu', 'Mr Voss speaks Urdu.'],
    ['languages', 'Hindi, French and some German', 'Mr Voss speaks Hindi, French and some German.'],
    ['tools', 'iManage, Microsoft 365', 'Mr Voss used iManage and Microsoft 365.'],
    ['tools', 'SAP S/4HANA; Excel', 'Mr Voss used SAP S/4HANA and Excel.'],
    ['languages', 'English (C1), Danish (A2)', 'Mr Voss speaks English (C1) and Danish (A2).'],
    ['courses', 'Level 3 Food Safety (2020), allergens (2023)', 'included Level 3 Food Safety (2020) and allergens (2023).'],
    ['projects', 'roll-out of a workforce planning system', 'Mr Voss was involved in the roll-out of a workforce planning system.'],
    ['projects', 'Launch of the PX series', 'Mr Voss was involved in the launch of the PX series.'],
    ['projects', 'migration of 11 websites; NHS rota system', 'was involved in the migration of 11 websites and the NHS rota system.'],
    ['achievements', 'all projects delivered on budget', 'His achievements included the following: all projects delivered on budget.'],
    ['powers', 'road-test licence', 'He held a road-test licence.'],
    ['powers', 'power of attorney, budget responsibility of £4m', 'He held power of attorney and responsibility for a budget of £4m.'],
    ['powers', 'power of attorney, bank signatory', 'He held the following powers: power of attorney and bank signatory.'],
    ['hours', '37.5 hours per week, rotating shifts', 'He worked 37.5 hours per week, rotating shifts.'],
    ['posts', 'Installation, Maintenance', 'He held the following posts: Installation and Maintenance.'],
    ['led', '6', 'Mr Voss managed a team of 6.'],
    ['led', 'team of 4', 'Mr Voss managed a team of 4.'],
    ['led', 'events team of 9', 'Mr Voss managed an events team of 9.'],
    ['led', 'Kitchen team', 'Mr Voss managed the kitchen team.'],
    ['led', 'Deputy manager and 6 staff', 'Mr Voss managed deputy manager and 6 staff.'],
    ['farewell', 'wish her luck with her move to Canada', 'We wish her luck with her move to Canada.'],
    ['farewell', 'good luck', 'Good luck.'],
    ['farewell', 'for his studies at Leeds', 'We wish him all the best for his studies at Leeds.'],
  ])('takes English entries as people type them: %s, %s', (name, typed, sentence) => {
    expect(textOf({ language: 'en', ofPerson: { [name]: typed } })).toContain(sentence)
  })

  it('says of whoever held several posts which was the last, and not that it was held all the time', () => {
    const posts = 'Commis, Demichef (ab 2023), Chef de Partie (ab 2025)'
    expect(textOf({ ofPerson: { posts } })).toMatch(/Herr Jonas Voss war vom .* bei uns beschäftigt, zuletzt als Koch\. Er durchlief nacheinander/)
    expect(textOf({ kind: 'zwischen', occasion: 'versetzung', ofPerson: { posts } })).toContain('bei uns beschäftigt, derzeit als Koch.')
    expect(textOf({ language: 'en', ofPerson: { posts } })).toMatch(/worked for us from .*, most recently as Koch\. He held the following posts/)
    expect(textOf({ ofPerson: { posts: 'auf dem Posten Gardemanger' } })).not.toContain('zuletzt')
  })

  it('says the last post once, in English, and of trainees that they trained there', () => {
    const posts = 'Commis until 2021, then Sous Chef'
    expect(textOf({ language: 'en', job: { title: 'Sous chef' }, ofPerson: { posts } })).toMatch(
      /31.October.2026\. He held the following posts: Commis until/,
    )
    const trained = textOf({ language: 'en', kind: 'ausbildung', reason: 'abschluss', ofPerson: { posts: 'Installation, Fire and Security' } })
    expect(trained).toContain('He trained in the following areas: Installation, Fire and Security.')
  })

  it('says where somebody goes behind the leaving, and takes leave before the line for questions', () => {
    for (let seed = 0; seed < 8; seed += 1) {
      const letter = (farewell: string) => generate({ ...spec, language: 'en', overall: 1, ofPerson: { farewell } }, seed).plainText
      expect(letter('He leaves us to join the board of a charity.')).toMatch(/31.October.2026\. He leaves us to join the board of a charity\. /)
      expect(letter('We shall miss his dry humour')).toMatch(/\. We shall miss his dry humour\. Please do not hesitate/)
    }
  })

  it('means nobody else by “they”: behind others the name stands', () => {
    const person = { address: 'name', firstName: 'Alex', lastName: 'Voss' } as const
    for (const overall of grades)
      for (let seed = 0; seed < 30; seed += 1) {
        const { plainText } = generate({ ...spec, language: 'en', person, overall, leads: false }, seed)
        expect(plainText).not.toMatch(/(?:colleagues|everyone here|our guests)[^.\n]*\. (?:They|[A-Z][^.,]*, they) /)
        expect(plainText).not.toMatch(/\n\n(?:They|Their) |(?:^|[.\n] )An? [\w -]+ (?:worker|learner|player|host|leader), they /)
      }
  })

  it('goes on with what was typed as a sentence, in English as well', () => {
    const posts = 'as a commis chef and became demi chef on 1 May 2023'
    expect(textOf({ language: 'en', ofPerson: { posts } })).toContain('He began as a commis chef and became demi chef on 1 May 2023.')
  })

  it('looks back on courses in a letter of the present', () => {
    const given: Partial<ZeugnisSpec> = { kind: 'zwischen', occasion: 'versetzung', ofPerson: { courses: 'eine Schulung (2023)' } }
    expect(textOf(given)).toContain('Er hat unter anderem eine Schulung (2023) absolviert.')
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
    expect(text).toContain('Mit der bestandenen Prüfung endet das Ausbildungsverhältnis')
    expect(text).not.toMatch(/bedauern|Fachkraft|Arbeitsverhältnis/)
    expect(analyse(text, 'koch-in')).toMatchObject({ kind: 'ausbildung', closing: { grade: 2 } })
  })

  it.each(['nicht bestanden', 'Prüfung steht noch aus', 'abgebrochen'])('says nothing of a passed examination where it was typed: %s', (exam) => {
    for (const reason of ['abschluss', 'uebernahme'] as const) {
      const { plainText, warnings } = generate({ ...spec, kind: 'ausbildung', reason, ofPerson: { exam } })
      expect(plainText).not.toMatch(/bestandene|übernehmen/)
      expect(warnings.map(({ code }) => code)).toContain('exam-failed')
    }
    expect(textOf({ kind: 'ausbildung', reason: 'abschluss', language: 'en', ofPerson: { exam: 'failed' } })).not.toContain('passed')
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
