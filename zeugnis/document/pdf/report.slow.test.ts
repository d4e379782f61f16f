import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { reportTexts, sheetTexts } from '#words/said'
import { fontsFor, readPdf } from '../../../tests/support/documents.ts'
import { analyse, type ReferenceAnalysis } from '../../index.ts'
import { partTexts } from '../../lexicon/part-names.ts'
import { analysisToPdf, UndrawableError } from '../index.ts'
import { gradeText } from '../report-lines.ts'
import { annotate, numbered } from './annotate.ts'

const text = [
  'Beispiel GmbH\n\nZeugnis\n\nFrau Ina Lenz, geboren am 3. Mai 1990, war vom 1. Mai 2018 bis zum 31. Mai 2024 als Kassiererin bei uns tätig. Sie kassierte und rechnete ab.',
  'Sie arbeitete stets sorgfältig und war im Großen und Ganzen bemüht, ihre Kenntnisse zu erweitern. Wir waren mit ihren Leistungen stets zu unserer vollsten Zufriedenheit zufrieden. Sie erledigte die Aufgaben zu unserer Zufriedenheit.',
  'Ihr Verhalten gegenüber Kollegen und Vorgesetzten gab zu Klagen keinen Anlass.',
  'Kiel, 31. Mai 2024\n\nEva Roth, Inhaberin',
].join('\n\n')

function analysisOf(given: string): ReferenceAnalysis {
  const analysis = analyse(given, 'kassierer-in')
  if (!analysis.isReference) throw new Error('The sample is a reference')
  return analysis
}

async function write(
  language: 'de' | 'en',
  given = text,
  { analysis = analysisOf(given), closingLacks = [] as readonly string[], replaces = false } = {},
) {
  const [texts, { page }] = [reportTexts[language], sheetTexts[language]]
  return analysisToPdf({ text: given, analysis, language, texts, page, date: '2026-11-21', closingLacks, replaces }, await fontsFor(given))
}

const report = async (...given: Parameters<typeof write>) => readPdf(await write(...given))

const spaced = (words: string) => words.replace(/\s+/g, ' ').trim()

describe.each([
  [
    'de',
    'de-DE',
    'Analyse eines Arbeitszeugnisses',
    'Lesehilfe und keine Rechtsberatung',
    [
      'Noten',
      'Das Zeugnis mit Fundstellen',
      'Sätze und ihre Noten',
      'Funde',
      'Was fehlt',
      'Formale Mängel',
      'Widersprüche',
      'Zweifel an der Analyse',
    ],
  ],
  [
    'en',
    'en-GB',
    'Analysis of a German work reference',
    'reading aid and no legal advice',
    [
      'Grades',
      'The reference with its marks',
      'Sentences and their grades',
      'Findings',
      'What is missing',
      'Formal defects',
      'Contradictions',
      'Doubts about the analysis',
    ],
  ],
] as const)('the report in %s', (language, locale, title, aid, headings) => {
  it('says what it is, in its language', async () => {
    const { elements, ...file } = await report(language)
    expect(file).toMatchObject({ title, language: locale, isMarked: true })
    expect(elements.filter(({ tag }) => tag === 'H1').map((one) => one.text)).toEqual([title])
    expect(elements.filter(({ tag }) => tag === 'H2').map((one) => spaced(one.text))).toEqual(headings)
    expect(elements.map((one) => one.text).join(' ')).toContain(aid)
  })

  it('says of every assessing sentence how it was read', async () => {
    const whole = spaced((await report(language)).elements.map((one) => one.text).join(' '))
    const read = analysisOf(text).sentences.filter(({ dimension, section }) => dimension !== null && section === 'beurteilung')
    expect(read.length).toBeGreaterThan(3)
    for (const sentence of read) {
      const head = `${partTexts[sentence.dimension!].name[language]}: ${gradeText(sentence, reportTexts[language], language)}`
      expect(whole).toContain(`${spaced(text.slice(sentence.start, sentence.end))}${language === 'de' ? '“' : '”'} ${head}`)
    }
  })

  it('says what the closing lacks among what is missing', async () => {
    const { elements } = await report(language, text, { closingLacks: ['Ein Dank fehlt.'] })
    expect(spaced(elements.map((one) => one.text).join(' '))).toContain(`${partTexts.schlussformel.name[language]} Ein Dank fehlt.`)
  })

  it('lists every mark with words, explanation and basis under the number it has in the text', async () => {
    const whole = spaced((await report(language)).elements.map((one) => one.text).join(' '))
    const marks = numbered(analysisOf(text).sentences.flatMap((sentence) => sentence.marks))
    expect(marks.length).toBeGreaterThan(3)
    for (const mark of marks) {
      expect(whole.split(`[${mark.number}]`)).toHaveLength(3)
      expect(whole).toContain(spaced(text.slice(mark.start, mark.end)))
      expect(whole).toContain(spaced(mark.explanation[language]))
      expect(whole).toContain(spaced(mark.basis.note[language]))
      if (mark.basis.kind === 'court') expect(whole).toContain(mark.basis.number)
    }
  })

  it('tells what is missing, defects and doubts', async () => {
    const whole = spaced((await report(language)).elements.map((one) => one.text).join(' '))
    const { missingParts, missingExpectations, defects, contradictions, doubts } = analysisOf(text)
    for (const { explanation } of [...missingParts, ...missingExpectations, ...defects, ...contradictions, ...doubts]) {
      expect(whole).toContain(spaced(explanation[language]))
    }
  })
})

it('writes grades as people do', async () => {
  const analysis = { ...analysisOf(text), overall: { grade: 2.5, confidence: 'low' }, conduct: { grade: null, confidence: 'low' } } as const
  const lines = async (language: 'de' | 'en') => (await report(language, text, { analysis })).elements.map((one) => spaced(one.text))
  expect(await lines('de')).toEqual(
    expect.arrayContaining(['Gesamt: 2,5: zwischen gut und befriedigend (Sicherheit gering)', 'Verhalten: nicht bewertbar (Sicherheit gering)']),
  )
  expect(await lines('en')).toContain('Overall: 2.5: between good and satisfactory (confidence low)')
})

it('keeps the text as it was given, numbers aside, also where marks touch and cross', () => {
  const mark = {
    technique: 'time-factor',
    effect: 'raises',
    basis: { kind: 'custom', note: { de: '', en: '' } },
    explanation: { de: '', en: '' },
  } as const
  const marks = numbered([
    { ...mark, start: 4, end: 9 },
    { ...mark, start: 0, end: 6 },
    { ...mark, start: 9, end: 12 },
  ])
  const [first] = annotate('Sie war stets da.\n \nEnde', marks)
  expect(first?.map((piece) => piece.text).join('')).toBe('Sie wa\u00a0[1]r s\u00a0[2]tet\u00a0[3]s da.')
})

it('makes a report of every reference of the corpus and of hostile ones', async () => {
  const references = readFileSync('zeugnis/corpus/develop/references.jsonl', 'utf8').trim().split('\n').slice(0, 12)
  for (const line of references) expect((await report('de', JSON.parse(line).text)).pages).toBeLessThan(8)
  const hostile = `${text}\n\n${'<img src=x onerror=alert(1)> 😀 שלום \u0000 '.repeat(200)}${'x'.repeat(5000)}`
  await expect(write('en', hostile)).rejects.toThrow(UndrawableError)
  const { elements, pages } = await report('en', hostile, { replaces: true })
  expect(pages).toBeGreaterThan(4)
  expect(elements.map((one) => one.text).join('')).toContain('<img src=x onerror=alert(1)>')
}, 60_000)
