import { describe, expect, it } from 'vitest'
import { checkContract } from './index.ts'
import { clausesOf, read, saidOf, top } from './testing/read-contract.ts'

const kindsOf = (text: string) => clausesOf(text).map(({ kind }) => kind)
const normsOf = (text: string) => clausesOf(text).flatMap(({ points }) => points.flatMap(({ law }) => law.map(({ norm }) => norm)))

describe('what a passage says stands beside what the statute says', () => {
  it.each([
    ['§ 1 Probezeit\nDie Probezeit beträgt acht Monate.', 'Probezeit: 8 Monate genannt.', '§ 622 Abs. 3 BGB'],
    ['§ 1 Kündigung\nDie Kündigungsfrist beträgt vier Wochen zum 15. oder zum Monatsende.', 'Kündigungsfrist: 4 Wochen genannt.', '§ 622 Abs. 1 BGB'],
    ['§ 1 Kündigung\nDie Kündigung kann per E-Mail erklärt werden.', 'Für die Kündigung ist Textform oder E-Mail genannt.', '§ 623 BGB'],
    [
      '§ 1 Befristung\nDas Arbeitsverhältnis ist vom 01.01.2026 bis 31.12.2028 befristet.',
      'Befristung: 36 Monate von Beginn bis Ende.',
      '§ 14 Abs. 2 TzBfG',
    ],
    ['§ 1 Urlaub\nDer Urlaub beträgt 20 Werktage.', 'Urlaub: 20 Werktage genannt.', '§ 3 BUrlG'],
    ['§ 1 Arbeitszeit\nDie Arbeitszeit beträgt 38,5 Stunden in der Woche.', 'Wöchentliche Arbeitszeit: 38,5 Stunden genannt.', '§ 3 ArbZG'],
    [
      '§ 1 Überstunden\nÜberstunden sind mit dem Gehalt abgegolten.',
      'Mit der Vergütung abgegolten: alle Überstunden, ohne Zahl.',
      '§ 307 Abs. 1 Satz 2 BGB',
    ],
    [
      '§ 1 Ausschlussfrist\nAnsprüche verfallen, wenn sie nicht binnen eines Monats schriftlich geltend gemacht werden.',
      'Form der Geltendmachung: schriftlich genannt.',
      '§ 309 Nr. 13 Buchst. b BGB',
    ],
    [
      '§ 1 Wettbewerbsverbot\nNach dem Ausscheiden ist sie drei Jahre lang nicht für Wettbewerber tätig.',
      'Dauer des Verbots: 36 Monate genannt.',
      '§ 74a Abs. 1 Satz 3 HGB',
    ],
    [
      '§ 1 Wettbewerbsverbot\nNach dem Ausscheiden ist sie ein Jahr lang nicht für Wettbewerber tätig.',
      'Eine Entschädigung ist nicht genannt oder verneint.',
      '§ 74 Abs. 2 HGB',
    ],
    ['§ 1 Zeugnis\nDie Arbeitnehmerin verzichtet auf ein Zeugnis.', 'Ein Verzicht auf das Zeugnis ist genannt.', 'BAG 18.06.2025, 2 AZR 96/24 (B)'],
  ])('%j', (text, said, norm) => {
    expect(saidOf(text)).toContain(said)
    expect(normsOf(text)).toContain(norm)
  })

  it('of pay in the spelling of each language', () => {
    const [pay] = clausesOf('§ 1 Lohn\nDer Lohn beträgt 12.345,50 Euro brutto.').flatMap(({ points }) => points)
    expect(pay?.says).toEqual({ de: 'Vergütung: 12.345,50 Euro genannt.', en: 'Pay: 12,345.50 euros named.' })
  })

  it('without a verdict, in whatever language', () => {
    const answer = read(
      `${top}§ 1 Probezeit\nDie Probezeit beträgt acht Monate.\n\n§ 2 Wettbewerbsverbot\nNach dem Ausscheiden ist sie zehn Jahre nicht für Wettbewerber tätig.`,
    )
    const said = answer.clauses.flatMap(({ about, points }) => [about, ...points.map(({ says }) => says)]).flatMap(({ de, en }) => [de, en])
    expect(said.join(' ')).not.toMatch(/wirksam|nichtig|unzulässig|rechtswidrig|sollten|empfehlen|valid|void|unlawful|should|recommend/i)
    expect(answer.note.de).toContain('Keine Rechtsberatung')
  })
})

describe('amounts', () => {
  it.each([
    ['die Hälfte', 'Die Karenzentschädigung beträgt die Hälfte der letzten Bezüge.'],
    ['50 %', 'Die Karenzentschädigung beträgt 50 % der letzten Bezüge.'],
  ])('of a compensation are read in words and figures: %s', (_how, sentence) => {
    const said = saidOf(`§ 1 Wettbewerbsverbot\nNach dem Ausscheiden ist sie ein Jahr lang nicht für Wettbewerber tätig. ${sentence}`)
    expect(said).toEqual(['Dauer des Verbots: 12 Monate genannt.', 'Entschädigung: 50 Prozent der zuletzt bezogenen Leistungen genannt.'])
  })

  it.each([
    ['15.01.2026', '14.07.2026', 6],
    ['15. Januar 2026', '20. Juli 2026', 6],
    ['15.01.2026', '13.07.2026', 5],
    ['01.03.2026', '31.10.2026', 8],
    ['1. Januar 2026', '1. Juli 2026', 6],
    ['1. Januar 2026', '30. Juni 2026', 6],
  ])('of a fixed term are whole months: %s to %s are %i', (from, to, months) => {
    expect(saidOf(`§ 1 Befristung\nDas Arbeitsverhältnis ist vom ${from} bis ${to} befristet.`)).toEqual([
      `Befristung: ${months} Monate von Beginn bis Ende.`,
    ])
  })
})

describe('clauses', () => {
  it('give way under the heading of another: notice in the probation is of the probation', () => {
    expect(kindsOf('§ 1 Probezeit\nDie ersten drei Monate gelten als Probezeit. In dieser Zeit beträgt die Kündigungsfrist zwei Wochen.')).toEqual([
      'probation',
    ])
  })

  it('go on with a pronoun', () => {
    const [pay] = clausesOf('§ 1 Gehalt und Mehrarbeit\nDas Bruttogehalt beträgt 3.000 Euro. Es wird am Monatsende überwiesen.')
    expect(pay?.quote).toContain('Es wird')
  })

  it('beside a fixed term name its statutes as well', () => {
    const norms = (text: string) => clausesOf(text).flatMap(({ kind, statutes }) => (kind === 'probation' ? statutes.map(({ norm }) => norm) : []))
    const probation = '§ 1 Probezeit\nDie Probezeit beträgt drei Monate.'
    expect(norms(probation)).not.toContain('§ 15 Abs. 3 TzBfG')
    expect(norms(`${probation}\n\n§ 2 Befristung\nDer Vertrag ist bis zum 31.12.2026 befristet.`)).toContain('§ 15 Abs. 3 TzBfG')
  })

  it.each<[string, (text: string) => string]>([
    ['with Windows line ends', (text) => text.replaceAll('\n', '\r\n')],
    ['with accents apart from their letters', (text) => text.normalize('NFD')],
    ['with non-breaking spaces', (text) => text.replaceAll('sechs Monate', 'sechs\u00a0Monate')],
    ['with soft hyphens', (text) => text.replaceAll('Probezeit', 'Probe\u00adzeit')],
    ['with words broken over lines', (text) => text.replace('Probezeit beträgt', 'Probe-\nzeit beträgt')],
    ['with a page break inside', (text) => text.replace('beträgt sechs', 'beträgt\n\nSeite 2 von 3\n\nsechs')],
  ])('%s are read alike, with their places in the text as given', (_how, change) => {
    const given = change(`${top}§ 1 Probezeit\nDie Probezeit beträgt sechs Monate.\n\n§ 2 Urlaub\nDer Urlaub beträgt 30 Arbeitstage.`)
    const { clauses } = read(given)
    expect(clauses.map(({ kind, points }) => [kind, ...points.map(({ says }) => says.de)])).toEqual([
      ['parties'],
      ['probation', 'Probezeit: 6 Monate genannt.'],
      ['holiday', 'Urlaub: 30 Arbeitstage genannt.'],
    ])
    expect(given.slice(clauses[1]?.start, clauses[1]?.end)).toMatch(/^Die Probe[\s\S]*Monate\.$/)
  })
})

describe('particulars of § 2 NachwG', () => {
  it('that are not found are missing, in the order of the statute; some are due only if agreed', () => {
    const { particulars, missing, isPart } = read(`${top}§ 1 Urlaub\nDer Urlaub beträgt 30 Arbeitstage.`)
    expect(particulars.map(({ id }) => id)).toEqual(['1-names', '1-addresses', '11-holiday'])
    expect(missing.map(({ number }) => number)).toEqual(missing.map(({ number }) => number).toSorted((one, other) => one - other))
    expect(missing.filter(({ due }) => due === 'if-agreed').map(({ number }) => number)).toEqual([3, 6, 9, 10, 12, 13, 15])
    expect(isPart).toBe(false)
  })

  it('of a part are said to be of a part', () => {
    expect(read('§ 7 Urlaub\nDer Arbeitnehmer erhält 30 Arbeitstage Urlaub.\n\n§ 8 Nebentätigkeit\nNebentätigkeiten sind anzuzeigen.').isPart).toBe(
      true,
    )
  })
})

describe('what is no employment contract in German', () => {
  it.each([
    ['', 'empty'],
    ['Le contrat de travail est conclu entre la société et le salarié pour une durée indéterminée.', 'other-language'],
    ['Employment Contract\n\nThe employment begins on 1 May and the Employee is entitled to holiday as agreed with the Employer.', 'english'],
    ['123 – 456', 'other-language'],
    ['The weather is fine today, and it is warm in all of the country as it was on the day before.', 'no-employment-contract'],
    ['Mietvertrag\n\n§ 1 Miete\nDie Miete beträgt 890 Euro und ist am Monatsende fällig.', 'no-employment-contract'],
    ['Die Probezeit ist im Arbeitsvertrag geregelt, und der Arbeitnehmer hat Urlaub.', 'no-employment-contract'],
  ])('%j', (text, reason) => {
    expect(checkContract(text)).toMatchObject({ isContract: false, reason })
  })
})
