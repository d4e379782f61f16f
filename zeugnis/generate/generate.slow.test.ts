import { describe, expect, it } from 'vitest'
import { isWhole } from '../../tests/support/extent.ts'
import { generate } from '../index.ts'
import { findRoleFacts } from '../lexicon/roles/facts.ts'
import { roles } from '../lexicon/roles/find-role.ts'
import { type Grade, grades } from '../model/grade.ts'
import type { Address, Kind, LeavingReason, Occasion, ZeugnisSpec } from '../model/spec.ts'
import { generateIn, otherWordingsIn } from './generate.ts'
import { german } from './german/letter-language.ts'

const brandt: ZeugnisSpec = {
  kind: 'qualifiziert',
  language: 'de',
  person: { address: 'frau', firstName: 'Katharina', lastName: 'Brandt', title: 'Dr.' },
  employer: { name: 'Hansen Kühllogistik GmbH', city: 'Hamburg' },
  job: { title: 'Teamleiterin Disposition' },
  from: '2019-03-01',
  to: '2026-10-31',
  issued: '2026-10-31',
  tasks: ['Planung der Touren', 'Führung von acht Beschäftigten'],
  reason: 'eigenerWunsch',
  overall: 2,
  signers: [{ name: 'Ute Hansen', position: 'Geschäftsführerin' }],
}

const kinds: readonly Kind[] = ['einfach', 'qualifiziert', 'vorlaeufig', 'zwischen', 'ausbildung']
const people: Readonly<Record<Address, ZeugnisSpec['person']>> = {
  frau: { address: 'frau', firstName: 'Ines', lastName: 'Klaas' },
  herr: { address: 'herr', firstName: 'Jonas', lastName: 'Voss', title: 'Dr.' },
  name: { address: 'name', firstName: 'Alex', lastName: 'Petersen' },
}
/** Words that would be of the other person. In lower case „sie“ may stand for tasks or knowledge. */
const wrong: Readonly<Record<Address, RegExp>> = {
  frau: /(?<!\p{L})(?:[eE]r|ihm|[sS]eine[mnrs]?|Herrn?)(?!\p{L})/u,
  herr: /(?<!\p{L})(?:Sie|[iI]hre?[mnrs]?|Frau)(?!\p{L})/u,
  name: /(?<!\p{L})(?:[eE]r|Sie|ihm|[sS]eine?[mnrs]?|[iI]hre?[mnrs]?|Herrn?|Frau)(?!\p{L})/u,
}

const wrongEnglish: Readonly<Record<Address, RegExp>> = {
  frau: /\b(?:he|him|his|Mr)\b/i,
  herr: /\b(?:she|her|hers|Ms)\b/i,
  name: /\b(?:he|him|his|she|her|Ms|Mr|they (?:was|is|has)|They (?:was|is|has|shows|works))\b/,
}

function specFor(role: (typeof roles)[number], kind: Kind, grade: Grade, address: Address): ZeugnisSpec {
  return {
    ...brandt,
    kind,
    person: people[address],
    job: { title: role.titles.de[address], role: role.slug },
    tasks: role.tasks.map(({ de }) => de),
    overall: grade,
    leads: true,
    meetsThirdParties: true,
    trained: true,
    occasion: 'fuehrungswechsel',
  }
}

const addresses = ['frau', 'herr', 'name'] as const
/** All forms of address, or between two commits one of them in turn. */
const addressesFor = (turn: number) => (isWhole ? addresses : addresses.filter((_, at) => at === turn % addresses.length))

describe('every role, kind, grade and form of address', () => {
  it.each(kinds)('%s: no placeholder, no doubled word, no wrong pronoun, every assessment graded', (kind) => {
    for (const [at, role] of roles.entries()) {
      for (const grade of grades) {
        for (const address of addressesFor(at + grade)) {
          const spec = specFor(role, kind, grade, address)
          const letter = generate(spec, role.slug.length * 7 + grade)
          const about = `${role.slug} ${kind} ${grade} ${address}\n${letter.plainText}`
          const prose = letter.parts.filter(({ part }) => !['aufgaben', 'unterschrift'].includes(part)).flatMap(({ sentences }) => sentences)
          const text = prose.map((sentence) => sentence.text).join(' ')
          expect(letter.plainText, about).not.toMatch(/[{}⟨⟩|]|undefined|null/)
          expect(text, about).not.toMatch(/(?<!\p{L})(\p{L}+) \1(?!\p{L})/iu)
          expect(text, about).not.toMatch(/ {2}|\s[.,;]|[.,;]{2}/)
          expect(text, about).not.toMatch(wrong[address])
          const assessed = letter.parts.filter(({ part }) => ['leistung', 'fuehrung', 'gesamtbeurteilung', 'sozialverhalten'].includes(part))
          expect(assessed.length > 0, about).toBe(kind !== 'einfach')
          const otherGrades = assessed.flatMap(({ sentences }) => sentences).flatMap((one) => (one.grade === grade ? [] : [one.grade]))
          // Below grade 3 honesty alone is said as with grade 3: a low grade would accuse, and so would silence.
          const ofHonesty = grade > 3 && kind !== 'einfach' && findRoleFacts(role.slug)?.needsTrust ? 3 : undefined
          expect(new Set(otherGrades), about).toEqual(new Set(ofHonesty === undefined ? [] : [ofHonesty]))
        }
      }
    }
  })
})

describe('every role, kind, grade and form of address, in English', () => {
  it.each(kinds)('%s: no placeholder, no doubled word, no German, no wrong pronoun', (kind) => {
    for (const [at, role] of roles.entries()) {
      for (const grade of grades) {
        for (const address of addressesFor(at + grade)) {
          const spec = {
            ...specFor(role, kind, grade, address),
            language: 'en' as const,
            job: { title: role.titles.en[address], role: role.slug },
            tasks: role.tasks.map(({ en }) => en),
          }
          const letter = generate(spec, role.slug.length + grade)
          const prose = letter.parts
            .filter(({ part }) => !['briefkopf', 'unterschrift', 'aufgaben'].includes(part))
            .flatMap(({ sentences }) => sentences)
          const text = prose.map((sentence) => sentence.text).join(' ')
          expect(text, text).not.toMatch(/[{}⟨⟩|]|undefined|null|(?<!\p{L})(?:und|nicht|wir|Herrn?|Frau)(?!\p{L})/u)
          expect(text, text).not.toMatch(/(?<!\p{L})(\p{L}+) \1(?!\p{L})/iu)
          expect(text, text).not.toMatch(wrongEnglish[address])
        }
      }
    }
  })
})

describe('choice of wording', () => {
  it('the same seed gives the same letter', () => {
    expect(generate(brandt, 5)).toEqual(generate(brandt, 5))
  })

  it('other seeds give other letters, so that two of one team do not read alike', () => {
    const texts = Array.from({ length: 20 }, (_, seed) => generate(brandt, seed).plainText)
    expect(new Set(texts).size).toBeGreaterThan(15)
  })

  it('offers the other wordings of a sentence, of the same dimension and grade', () => {
    const others = otherWordingsIn(german, brandt, 'gesamt.2.1')
    expect(others.map(({ phraseId }) => phraseId)).toEqual([2, 3, 4, 5, 6, 7, 8].map((number) => `gesamt.2.${number}`))
    expect(others[0]?.text).toBe('Mit ihren Leistungen waren wir stets voll zufrieden.')
    expect(() => otherWordingsIn(german, brandt, 'gesamt.9.9')).toThrow(RangeError)
  })
})

it('a chosen wording stands in the letter, whatever the seed', () => {
  for (let seed = 0; seed < 10; seed += 1) {
    const letter = generateIn(german, brandt, seed, ['gesamt.2.2', 'fachwissen.1.1'])
    const ids = letter.parts.flatMap(({ sentences }) => sentences).map(({ phraseId }) => phraseId)
    expect(ids).toContain('gesamt.2.2')
    expect(ids).not.toContain('fachwissen.1.1')
  }
})

it('of several chosen wordings for one place one stands there', () => {
  for (let seed = 0; seed < 10; seed += 1) {
    const letter = generateIn(german, brandt, seed, ['gesamt.2.2', 'gesamt.2.5', 'gesamt.2.6'])
    const [summary] = letter.parts.find(({ part }) => part === 'gesamtbeurteilung')?.sentences ?? []
    expect(['gesamt.2.2', 'gesamt.2.5', 'gesamt.2.6']).toContain(summary?.phraseId)
  }
})

describe('grades', () => {
  it('each dimension takes its own grade, else the overall one', () => {
    const letter = generate({ ...brandt, grades: { fachwissen: 1, sozialIntern: 3 } })
    const gradeOf = Object.fromEntries(
      letter.parts.flatMap(({ sentences }) => sentences).flatMap(({ dimension, grade }) => (dimension ? [[dimension, grade]] : [])),
    )
    expect(gradeOf).toMatchObject({ fachwissen: 1, sozialverhalten: 3, arbeitsweise: 2, gesamtbeurteilung: 2 })
  })

  it('grades that contradict each other give a warning, not silence', () => {
    expect(generate({ ...brandt, overall: 1, grades: { arbeitsweise: 4 } }).warnings).toEqual([
      { code: 'contradiction', topic: 'arbeitsweise', grade: 4, overall: 1 },
    ])
    expect(generate({ ...brandt, grades: { arbeitsweise: 3 } }).warnings).toEqual([])
  })

  it('a grade that the employer would have to prove is pointed out', () => {
    expect(generate({ ...brandt, overall: 4 }).warnings).toEqual([{ code: 'burden-of-proof', grade: 4 }])
  })

  it('a role that meets customers or handles money asks for a word on it', () => {
    const cashier = generate({ ...brandt, job: { title: 'Kassiererin', role: 'kassierer-in' } })
    expect(cashier.warnings).toEqual([{ code: 'third-parties-expected', who: 'Kundschaft' }])
    expect(cashier.plainText).toMatch(/ehrlich|Ehrlichkeit/)
    const poor = generate({ ...brandt, overall: 5, job: { title: 'Kassiererin', role: 'kassierer-in' } })
    // No grade accuses anybody of dishonesty by silence.
    expect(poor.plainText).toMatch(/ehrlich|anvertraut|korrekt/i)
  })
})

describe('kinds', () => {
  const textOf = (more: Partial<ZeugnisSpec>) => generate({ ...brandt, ...more }).plainText

  it('a simple reference does not assess', () => {
    expect(generate({ ...brandt, kind: 'einfach' }).parts.map(({ part }) => part)).toEqual([
      'briefkopf',
      'ueberschrift',
      'einleitung',
      'aufgaben',
      'schluss',
      'ortDatum',
      'unterschrift',
    ])
  })

  it('an interim reference speaks in the present and gives its occasion in the right case', () => {
    const present = textOf({ kind: 'zwischen', occasion: 'fuehrungswechsel' })
    expect(present).toMatch(/[sS]eit dem 1\.\u00a0März\u00a02019/)
    expect(present).toMatch(/Zwischenzeugnis\s[^.]*1\.[^.]*(?:ist|arbeitet) /)
    expect(present).toMatch(/des Wechsels der Führungskraft|der Wechsel der Führungskraft/)
    expect(present).not.toMatch(/(?<!\p{L})(?:war|waren|zeigte|arbeitete|erledigte)(?!\p{L})/u)
  })

  it.each<[LeavingReason, string]>([
    ['eigenerWunsch', 'auf eigenen Wunsch'],
    ['einvernehmlich', 'im beiderseitigen Einvernehmen'],
    ['betriebsbedingt', 'aus betriebsbedingten Gründen'],
    ['befristung', 'Ablauf der vereinbarten Befristung'],
    ['ohneAngabe', 'Das Arbeitsverhältnis endet zum'],
  ])('names the reason %s', (reason, words) => {
    expect(textOf({ reason })).toMatch(new RegExp(words, 'i'))
  })

  it.each<Occasion>(['fuehrungswechsel', 'aufgabenwechsel', 'versetzung', 'betriebsuebergang', 'elternzeit', 'eigenerWunsch'])(
    'knows the occasion %s',
    (occasion) => {
      expect(textOf({ kind: 'zwischen', occasion })).toMatch(/Zwischenzeugnis/)
    },
  )
})

it('judges in an occupation only what an entry speaks of', () => {
  const text = (more: Partial<ZeugnisSpec>) =>
    generate({ ...brandt, language: 'en', job: { title: 'Receptionist', role: 'rezeptionist-in' }, meetsThirdParties: true, ...more }, 1).plainText
  expect(text({})).not.toMatch(/languages|abroad|keys|payments|complaints/)
  expect(text({ ofPerson: { languages: 'French' } })).toMatch(/languages/)
  expect(text({ tasks: ['correspondence in English and German'] })).toMatch(/languages/)
  const ofBudgets = { job: { title: 'Communications Officer', role: 'marketing-manager-in' } }
  expect(text(ofBudgets)).not.toMatch(/budget|sales/i)
  expect(text({ ...ofBudgets, tasks: ['planning the budget'] })).toMatch(/budget/)
})

describe('what the employer is', () => {
  it.each([
    ['de', 'ein Restaurant mit 90 Plätzen', 'Wir sind ein Restaurant mit 90 Plätzen.'],
    ['de', 'Die Werft baut seit 1921 Fähren.', 'Die Werft baut seit 1921 Fähren.'],
    ['de', 'Rettungsdienst mit 4 Wachen und 120 Beschäftigten.', 'Wir sind ein Rettungsdienst mit 4 Wachen und 120 Beschäftigten.'],
    ['de', 'mitten in Husum betreiben wir drei Läden', 'Mitten in Husum betreiben wir drei Läden.'],
    ['de', 'Betreibt drei Kliniken', 'Unser Unternehmen betreibt drei Kliniken.'],
    ['de', 'Stellt Pumpen her', 'Unser Unternehmen stellt Pumpen her.'],
    ['de', 'mittelständisches Unternehmen mit 120 Mitarbeitenden', 'Wir sind ein mittelständisches Unternehmen mit 120 Mitarbeitenden.'],
    ['de', 'Führender Anbieter von HR-Software', 'Wir sind ein führender Anbieter von HR-Software.'],
    ['de', 'eines der führenden Häuser', 'Wir sind eines der führenden Häuser.'],
    ['de', 'Verkauf und Reparatur von Traktoren', 'Wir sind tätig im Bereich Verkauf und Reparatur von Traktoren.'],
    ['de', 'Die größte Bäckerei in Kiel', 'Wir sind die größte Bäckerei in Kiel.'],
    ['en', 'We develop software for hospitals', 'We develop software for hospitals.'],
    ['en', 'The firm makes pumps', 'The firm makes pumps.'],
    ['en', 'Logistics company, 300 staff', 'Hansen Kühllogistik GmbH is a logistics company with 300 staff.'],
    ['en', 'Specialists in wound care', 'We are specialists in wound care.'],
    ['en', 'Part of the Nord Group', 'Hansen Kühllogistik GmbH is part of the Nord Group.'],
    ['en', 'founded in 1950', 'Hansen Kühllogistik GmbH was founded in 1950.'],
    ['en', 'Production of pumps', 'Hansen Kühllogistik GmbH specialises in the production of pumps.'],
    ['en', 'an inn with 90 seats', 'Hansen Kühllogistik GmbH is an inn with 90 seats.'],
    ['en', 'A coffee shop.', 'Hansen Kühllogistik GmbH is a coffee shop.'],
    ['en', 'family haulage firm with 22 lorries', 'Hansen Kühllogistik GmbH is a family haulage firm with 22 lorries.'],
    ['en', 'Independent museum of maritime history', 'Hansen Kühllogistik GmbH is an independent museum of maritime history.'],
    ['en', 'NHS trust', 'Hansen Kühllogistik GmbH is an NHS trust.'],
    ['en', 'the UK’s leading pet insurer', 'Hansen Kühllogistik GmbH is the UK’s leading pet insurer.'],
    ['en', 'the leading bakery of the north', 'Hansen Kühllogistik GmbH is the leading bakery of the north.'],
    ['en', 'makes kitchens', 'Hansen Kühllogistik GmbH makes kitchens.'],
    ['en', 'we run 3 nurseries in Kent', 'We run 3 nurseries in Kent.'],
    ['en', 'A 90-cover restaurant.', 'Hansen Kühllogistik GmbH is a 90-cover restaurant.'],
    ['en', 'which develops and sells pumps', 'Hansen Kühllogistik GmbH develops and sells pumps.'],
    ['en', 'Contract cleaning for offices and schools', 'Hansen Kühllogistik GmbH provides contract cleaning for offices and schools.'],
    ['en', 'Dealer and repairer of tractors.', 'Hansen Kühllogistik GmbH is a dealer and repairer of tractors.'],
    ['en', 'Hansen Shipping is a company in Leith.', 'Hansen Shipping is a company in Leith.'],
  ] as const)('is a sentence of its own: %s, %s', (language, description, sentence) => {
    const { parts } = generate({ ...brandt, language, employer: { ...brandt.employer, description } })
    expect(parts.find(({ part }) => part === 'unternehmen')?.sentences).toEqual([{ text: sentence }])
  })
})

describe('descriptions that cannot become a letter', () => {
  it.each<[Partial<ZeugnisSpec>, string, string]>([
    [{ person: { ...brandt.person, lastName: ' ' } }, 'missing-last-name', 'person.lastName'],
    [{ employer: { name: '', city: 'Hamburg' } }, 'missing-employer', 'employer.name'],
    [{ job: { title: '' } }, 'missing-job', 'job.title'],
    [{ job: { title: 'Papst', role: 'papst' } }, 'unknown-role', 'job.role'],
    [{ tasks: ['', ' '] }, 'missing-tasks', 'tasks'],
    [{ signers: [] }, 'missing-signer', 'signers'],
    [{ signers: [{ name: 'Ute Hansen', position: '' }] }, 'missing-position', 'signers.0.position'],
    [{ signers: [{ name: ' ', position: 'Geschäftsführerin' }] }, 'missing-signer', 'signers.0.name'],
    [{ from: '2019-02-30' }, 'invalid-date', 'from'],
    [{ to: '31.10.2026' }, 'invalid-date', 'to'],
    [{ issued: '' }, 'missing-date', 'issued'],
    [{ from: '1019-03-01' }, 'date-out-of-range', 'from'],
    [{ to: '2018-01-01' }, 'dates-reversed', 'to'],
    [{ issued: '2019-02-28' }, 'issued-before-begin', 'issued'],
    [{ from: '1951-03-01' }, 'employment-too-long', 'to'],
    [{ to: '2090-12-31' }, 'employment-too-long', 'to'],
    [{ to: '2030-12-31' }, 'end-long-after-issue', 'to'],
    [{ kind: 'zwischen' }, 'missing-occasion', 'occasion'],
    [{ kind: 'zwischen', occasion: 'elternzeit', issued: '2019-02-28' }, 'issued-before-begin', 'issued'],
  ])('%o', (more, code, field) => {
    expect(() => generate({ ...brandt, ...more })).toThrow(expect.objectContaining({ name: 'SpecError', problems: [{ code, field }] }))
  })

  it('say all that is wrong at once, in the order of the letter', () => {
    const empty = { ...brandt, person: { ...brandt.person, firstName: '', lastName: '' }, tasks: [''], signers: [], from: '', issued: '2026-13-01' }
    const error: unknown = (() => {
      try {
        return generate(empty)
      } catch (thrown) {
        return thrown
      }
    })()
    expect(error).toMatchObject({
      problems: [
        { code: 'missing-first-name', field: 'person.firstName' },
        { code: 'missing-last-name', field: 'person.lastName' },
        { code: 'missing-tasks', field: 'tasks' },
        { code: 'missing-signer', field: 'signers' },
        { code: 'missing-date', field: 'from' },
        { code: 'invalid-date', field: 'issued' },
      ],
    })
  })

  it('an end is needed, but not for an interim reference', () => {
    const { to: _to, ...open } = brandt
    expect(() => generate(open)).toThrow(expect.objectContaining({ problems: [{ code: 'missing-date', field: 'to' }] }))
    expect(() => generate({ ...open, kind: 'zwischen', occasion: 'elternzeit' })).not.toThrow()
  })
})

it.each(['de', 'en'] as const)('a letter names no reason that nobody gave (%s)', (language) => {
  const { reason: _, ...unsaid } = brandt
  for (let seed = 0; seed < 40; seed += 1)
    expect(generate({ ...unsaid, language }, seed).plainText).not.toMatch(/Wunsch|own (?:accord|request)|chosen|decided|resign/)
})

describe('the length of an employment', () => {
  const leaving = (from: string) => generateIn(german, { ...brandt, overall: 1, from }, 0, ['schlussEnde.1.3']).plainText

  it('is called long („langjährig“) only from ten years on, even where the wording was chosen', () => {
    expect(leaving('2026-07-01')).not.toContain('langjährig')
    expect(leaving('2016-11-15')).not.toContain('langjährig')
    expect(leaving('2016-10-15')).toContain('langjährig')
  })

  it('offers no wording that is not true', () => {
    expect(otherWordingsIn(german, { ...brandt, overall: 1 }, 'schlussEnde.1.1').map(({ phraseId }) => phraseId)).not.toContain('schlussEnde.1.3')
  })
})

describe('days that may be right and are seldom', () => {
  const asked = (more: Partial<ZeugnisSpec>) =>
    generate({ ...brandt, ...more }).warnings.flatMap((warning) => (warning.code === 'odd-date' ? [[warning.field, warning.reason]] : []))

  it.each<[Partial<ZeugnisSpec>, string, string]>([
    [{ from: '2026-10-31' }, 'to', 'one-day'],
    [{ from: '2026-10-20' }, 'to', 'short'],
    [{ from: '1970-01-01' }, 'from', 'very-long'],
    [{ to: '2026-10-23' }, 'to', 'unusual-end'],
    [{ issued: '2026-10-01' }, 'issued', 'before-end'],
    [{ issued: '2027-03-01' }, 'issued', 'late'],
    [{ kind: 'vorlaeufig', issued: '2026-10-31' }, 'issued', 'after-end'],
  ])('%o is asked about', (more, field, reason) => {
    expect(asked(more)).toContainEqual([field, reason])
  })

  it('ordinary ones are not', () => {
    expect(asked({})).toEqual([])
    expect(asked({ kind: 'vorlaeufig', issued: '2026-08-15' })).toEqual([])
    expect(asked({ kind: 'zwischen', occasion: 'elternzeit', issued: '2026-09-09' })).toEqual([])
  })
})

describe('a job title', () => {
  const isAskedAbout = (address: Address, title: string) =>
    generate({ ...brandt, person: { ...people[address] }, job: { title } }).warnings.some(({ code }) => code === 'title-mismatch')

  it.each<[Address, string]>([
    ['herr', 'Chefköchin'],
    ['herr', 'Teamleiterin Disposition'],
    ['herr', 'Kauffrau im Einzelhandel'],
    ['frau', 'Industriekaufmann'],
    ['name', 'Ärztin'],
    ['frau', 'Facharzt'],
    ['frau', 'Lagerist'],
    ['frau', 'Monteur Kältetechnik'],
    ['frau', 'Polizist'],
    ['name', 'Florist'],
    ['herr', 'Steuerfachangestellte'],
    ['frau', 'Verkäufer/in'],
    ['herr', 'Softwareentwickler (m/w/d)'],
  ])('is asked about: %s, %s', (address, title) => expect(isAskedAbout(address, title)).toBe(true))

  it.each<[Address, string]>([
    ['herr', 'Leiter der Medizin, Berlin'],
    ['herr', 'Koch'],
    ['frau', 'Koch'],
    ['herr', 'Lagerist'],
    ['frau', 'Lageristin'],
    ['frau', 'Marketing Specialist'],
    ['frau', 'HR Generalist'],
    ['frau', 'Physiotherapeutin'],
    ['name', 'Köchin/Koch'],
    ['herr', 'Angestellter im Außendienst'],
    ['frau', 'Köchin/Beiköchin'],
    ['name', 'Pflegefachperson'],
  ])('goes with the address: %s, %s', (address, title) => expect(isAskedAbout(address, title)).toBe(false))

  it('of every occupation goes with every form of address', () => {
    for (const { titles } of roles)
      for (const address of ['frau', 'herr', 'name'] as const) expect(isAskedAbout(address, titles.de[address])).toBe(false)
  })
})

describe('contents that belong in a reference only when the person wishes', () => {
  const found = (more: Partial<ZeugnisSpec>) =>
    generate({ ...brandt, ...more }).warnings.flatMap((warning) => (warning.code === 'inadmissible' ? [[warning.field, warning.content]] : []))

  it.each([
    ['Frau Brandt war drei Monate krank', 'illness'],
    ['War wegen Krankheit drei Monate abwesend', 'illness'],
    ['Trotz ihrer langen Erkrankung war sie engagiert', 'illness'],
    ['Als engagierte Katholikin', 'conviction'],
    ['SPD-Mitglied', 'conviction'],
    ['Freigestellte Arbeitnehmervertreterin', 'works-council'],
    ['Alleinerziehende Mutter von drei Kindern', 'family'],
    ['Erhielt 3.200 Euro brutto', 'pay'],
    ['Abmahnung wegen Verspätung', 'warning-letter'],
    ['Mitglied des Betriebsrats', 'works-council'],
    ['Vertrauensfrau der Gewerkschaft', 'trade-union'],
    ['Während der Schwangerschaft im Büro', 'pregnancy'],
    ['Wurde fristlos entlassen', 'dismissal'],
    ['Verdacht auf Unterschlagung', 'offence'],
    ['In Elternzeit von 2021 bis 2023', 'parental-leave'],
    ['Nahm am Streik teil', 'trade-union'],
    ['Ist katholisch', 'conviction'],
    ['Erhielt eine Abfindung', 'pay'],
    ['Kündigungsschutzklage gegen uns', 'lawsuit'],
    ['Arbeit in der Schwerbehindertenvertretung', 'works-council'],
    ['Mitglied der Jugend- und Auszubildendenvertretung', 'works-council'],
    ['Langzeiterkrankung ab 2023', 'illness'],
    ['30 Wochenstunden wegen Kinderbetreuung', 'family'],
    ['Kandidatur für den Stadtrat (SPD)', 'conviction'],
  ])('„%s“ is remarked at the duty where it stands', (task, content) => {
    expect(found({ tasks: ['Planung der Touren', task] })).toEqual([['tasks.1', content]])
  })

  it('is read in every typed text, in English too', () => {
    expect(found({ signers: [{ name: 'Ute Hansen', position: 'Vorsitzende des Betriebsrats' }] })).toEqual([['signers.0.position', 'works-council']])
    expect(found({ employer: { ...brandt.employer, description: 'Nach der Abmahnung versetzt.' } })).toEqual([
      ['employer.description', 'warning-letter'],
    ])
    expect(found({ language: 'en', tasks: ['Was on sick leave for three months'] })).toEqual([['tasks.0', 'illness']])
    expect(found({ language: 'en', tasks: ['Abmahnung wegen Verspätung'] })).toEqual([['tasks.0', 'warning-letter']])
  })

  it('takes no surname and no occupation for one', () => {
    expect(
      found({ person: { ...brandt.person, lastName: 'Krank' }, job: { title: 'Krankenpflegerin' }, tasks: ['Lohn- und Gehaltsabrechnung'] }),
    ).toEqual([])
  })
})

describe('public service', () => {
  const authority = { ...brandt, employer: { name: 'Bezirksamt Nord', city: 'Hamburg' }, publicService: 'auftrag', meetsThirdParties: true } as const

  it('signs „Im Auftrag“ between date and name, and the head of the authority without it', () => {
    expect(generate(authority, 1).plainText).toMatch(/\n\nHamburg, 31\.\u00a0Oktober\u00a02026\n\nIm Auftrag\n\nUte Hansen, Geschäftsführerin$/)
    expect(generate({ ...authority, publicService: 'leitung' }, 1).plainText).not.toContain('Im Auftrag')
    expect(generate({ ...authority, language: 'en', publicService: 'vertretung' }, 1).plainText).toContain(
      '\n\nYours faithfully\nFor and on behalf of the head of the authority\n\n',
    )
  })

  it('speaks of citizens and of no company or customers, unit and pay group where they are given', () => {
    const texts = Array.from({ length: 20 }, (_, seed) => generate({ ...authority, ofPerson: { unit: 'im Fachamt Soziales' } }, seed).plainText)
    for (const text of texts) {
      expect(text).toContain('Eingesetzt war sie im Fachamt Soziales.')
      expect(text).not.toMatch(/Unternehmen|Firma|Kund/)
      expect(text).toMatch(/Bürgerinnen/)
    }
    expect(generate({ ...brandt, ofPerson: { payGroup: 'E 9b' } }, 1).plainText).not.toContain('E 9b')
    expect(generate({ ...brandt, ofPerson: { unit: 'Abteilung Einkauf' } }, 1).plainText).toContain('Eingesetzt war sie in der Abteilung Einkauf.')
  })
})
