import { describe, expect, it } from 'vitest'
import { analyse } from '../index.ts'
import type { ReferenceAnalysis } from '../model/analysis.ts'

const letter = `Beispiel GmbH

Arbeitszeugnis

Frau Ina Größer, geboren am 3. März 1988, war vom 1. Mai 2018 bis zum 31. Mai 2024 als Buchhalterin in unserem Unternehmen tätig.

Zu ihren Aufgaben gehörten:
- Kreditoren und Debitoren
- Abschlüsse

Frau Größer verfügte über fundierte Fachkenntnisse, die sie stets sicher anwandte. Sie arbeitete jederzeit äußerst sorgfältig und selbstständig. Auch unter hoher Belastung behielt sie stets den Überblick. Ihre Ergebnisse waren stets von sehr guter Qualität. Sie erledigte alle Aufgaben stets zu unserer vollen Zufriedenheit.

Ihr Verhalten gegenüber Vorgesetzten, Kolleginnen und Kollegen war stets einwandfrei.

Frau Größer verlässt uns auf eigenen Wunsch, was wir sehr bedauern. Wir danken ihr für die stets gute Arbeit und wünschen ihr weiterhin viel Erfolg und alles Gute.

Hamburg, 31. Mai 2024

Ute Hansen
Geschäftsführerin`

function read(text: string): ReferenceAnalysis {
  const analysis = analyse(text)
  if (!analysis.isReference) throw new Error(`${analysis.problem}: ${text.slice(0, 80)}`)
  return analysis
}

const grades = ({ sentences }: ReferenceAnalysis) => sentences.map(({ dimension, grade }) => [dimension, grade])
const plain = read(letter)
const transcribed = { ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue', ß: 'ss' }

describe('the same letter', () => {
  it.each<[string, (text: string) => string]>([
    ['in ASCII', (text) => text.replace(/[äöüÄÖÜß]/g, (letter) => transcribed[letter as keyof typeof transcribed])],
    ['in Swiss spelling', (text) => text.replaceAll('ß', 'ss')],
    ['with accents apart from their letters', (text) => text.normalize('NFD')],
    ['with Windows line ends', (text) => text.replaceAll('\n', '\r\n')],
    ['with non-breaking spaces', (text) => text.replaceAll('. Mai', '.\u00a0Mai')],
    ['with soft hyphens', (text) => text.replaceAll('Zufriedenheit', 'Zu\u00adfrie\u00adden\u00adheit').replaceAll('äußerst', 'äu\u00adßerst')],
    ['with ligatures', (text) => text.replaceAll('fi', '\ufb01').replaceAll('fl', '\ufb02')],
    ['with a heading spaced out', (text) => text.replace('Arbeitszeugnis', 'A r b e i t s z e u g n i s')],
    ['read as Latin-1', (text) => text.replaceAll('ü', 'Ã¼').replaceAll('ä', 'Ã¤').replaceAll('ö', 'Ã¶')],
    [
      'as a scanner reads it',
      (text) => text.replaceAll('Zufriedenheit', 'Zufr1edenheit').replaceAll('sorgfältig', 'sorgfä1tig').replaceAll('vollen', 'vo1len'),
    ],
    ['with a page break inside of a sentence', (text) => text.replace('zu unserer vollen', 'zu\n\n- 2 -\n\nunserer vollen')],
    [
      'with a page header inside of a sentence',
      (text) => text.replace('behielt sie stets', 'behielt\n\nZeugnis Frau Größer, Seite 2 von 2\n\nsie stets'),
    ],
    [
      'broken over lines',
      (text) =>
        text
          .replace('Sie arbeitete jederzeit äußerst sorgfältig', 'Sie arbeitete jederzeit äußerst sorg-\nfältig')
          .replaceAll(/(.{60,75}) /g, '$1\n'),
    ],
  ])('%s is read alike', (_how, change) => {
    const changed = read(change(letter))
    expect(grades(changed).filter(([dimension]) => dimension)).toEqual(grades(plain).filter(([dimension]) => dimension))
    expect([changed.kind, changed.tense, changed.role, changed.overall.grade]).toEqual(['qualifiziert', 'past', 'buchhalter-in', 2])
    expect(changed.missingParts.map(({ part }) => part)).toEqual(['leistungsbereitschaft'])
  })

  it('gives places in the text as given, whatever was folded', () => {
    for (const text of [letter, letter.normalize('NFD'), letter.replaceAll('ß', 'ss')])
      for (const { start, end, marks } of read(text).sentences)
        for (const mark of marks) expect(text.slice(start, end)).toContain(text.slice(mark.start, mark.end))
  })

  it('says that it was read with corrections', () => {
    expect(read(letter.replaceAll('vollen', 'vo1len')).doubts.map(({ code }) => code)).toContain('scan-errors')
    expect(plain.doubts).toEqual([])
  })
})

describe('what is no reference, or more than one', () => {
  it('two references in one text are a stated doubt', () => {
    const other = letter.replaceAll('Größer', 'Lenz').replaceAll('Ina', 'Eva')
    expect(read(`${letter}\n\n\n${other}`).doubts.map(({ code }) => code)).toContain('two-references')
  })

  it('letters about two people without headings are told by their names, and the grade of both together is not sure', () => {
    const about = (name: string) =>
      `Herr ${name} war vom 1. Mai 2019 bis zum 31. Mai 2024 bei uns als Disponent tätig. Herr ${name} arbeitete stets sorgfältig. Die Aufgaben erledigte Herr ${name} stets zu unserer vollen Zufriedenheit. Sein Verhalten war stets einwandfrei.`
    const { doubts, overall } = read(`${about('Yıldız')}\n\n${about('Bleibtreu')}`)
    expect(doubts.map(({ code }) => code)).toContain('two-references')
    expect(overall.confidence).toBe('low')
  })

  it.each([
    [
      'a curriculum vitae',
      'Lebenslauf\n\nPersönliche Daten\nGeboren am 3. März 1988 in Kiel\n\nBerufserfahrung\n2018 bis 2024: Buchhalterin bei der Beispiel GmbH\nSeit 2024: Controllerin, zuständig für Berichte und Planung\n\nKenntnisse\nSehr gute Kenntnisse in SAP, gutes Englisch, stets motiviert und belastbar\n\nAnlagen: Arbeitszeugnis der Beispiel GmbH',
    ],
    [
      'an invoice',
      'Rechnung Nr. 2024-17\n\nFür die im Mai 2024 erbrachten Leistungen berechnen wir Ihnen:\nBeratung, 3 Stunden: 300,00 Euro\nUmsatzsteuer 19 %: 57,00 Euro\nRechnungsbetrag: 357,00 Euro\n\nWir danken für den Auftrag und wünschen weiterhin viel Erfolg.',
    ],
    [
      'a novel',
      'Herr Buddenbrook war ein sehr guter Kaufmann, und seine Frau war stets freundlich zu den Gästen. Er arbeitete sorgfältig und zuverlässig, wie sein Vater es getan hatte. Am Abend saß er am Fenster und sah auf den Fluss, der sich langsam zum Meer hin wälzte.',
    ],
    [
      'an application',
      'Bewerbung als Buchhalterin\n\nSehr geehrte Frau Hansen,\n\nich bin seit dem 1. Mai 2018 als Buchhalterin tätig. Meine Arbeit erledige ich stets sehr sorgfältig. Ich bin belastbar, und mein Arbeitszeugnis lege ich bei. Über eine Einladung freue ich mich sehr.',
    ],
    [
      'a ruling on references',
      'Tatbestand\n\nDie Klägerin war vom 1. Mai 2018 bis zum 31. Mai 2024 bei der Beklagten als Buchhalterin beschäftigt. Die Beklagte erteilte ihr ein Arbeitszeugnis: „Sie erledigte alle Aufgaben zu unserer vollen Zufriedenheit.“ Die Klägerin verlangt die Note gut.\n\nEntscheidungsgründe\n\nDie Klage ist unbegründet.',
    ],
    [
      'an article on references',
      'Geheimcodes im Arbeitszeugnis: was Formulierungen bedeuten\n\nIn der Zeugnissprache steht „stets zu unserer vollsten Zufriedenheit“ für sehr gut. Viele Formulierungen im Arbeitszeugnis klingen besser, als sie sind. Wer „stets bemüht“ war, hat nichts geleistet.',
    ],
  ])('%s', (_what, text) => {
    expect(analyse(text)).toMatchObject({ isReference: false, language: 'de', problem: 'no-reference' })
  })

  it.each([
    [
      'le',
      "Madame Dupont a travaillé dans notre entreprise du 1er mai 2018 au 31 mai 2024 et nous sommes très satisfaits de son travail. Elle est d'une grande rigueur avec les clients.",
    ],
    [
      'tr',
      'Bayan Yılmaz 1 Mayıs 2018 ile 31 Mayıs 2024 arasında şirketimizde çalıştı ve işini her zaman çok iyi yaptı. Bu belge kendisi için verilmiştir ve bir referanstır.',
    ],
  ])('another language (%s)', (_language, text) => {
    expect(analyse(text)).toEqual({ isReference: false, language: 'unknown', problem: 'other-language' })
  })
})
