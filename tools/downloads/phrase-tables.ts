import { gradeScale, type PhraseTableTexts, phraseTables } from '#words/facts'
import { fill, type Locale, longDate } from '#words/interface'
import { type Grade, gradeSentence, grades, type ListedPhrase, listPhrases, type PhraseGroup, phraseGroups } from '#zeugnis'
import { german } from '#zeugnis/german'
import { a4, type BlockShape, colors, looks, type Text } from '#zeugnis/sheets'
import { type Paper, setHeading, shapes, writePaper } from './sheet.ts'
import { pennantPaths } from './signal.ts'

/** Beside the pennant, its figure and the grade's name. */
const indent = 92
const PENNANT_SCALE = 0.4
/** Room of pennant and name, where the sentences take less. */
const SIGNAL = 46
/** Room of a group's heading with what it is about. */
const HEAD = 70

const about: BlockShape = { leading: 14, after: 10 }
const patternLine: BlockShape = { leading: 14, indent, after: 6 }
const sentence: BlockShape = { leading: 15, after: 4, indent, lang: 'de-DE' }
const sentenceLook = { style: 'serif', size: 11, color: colors.ink } as const
const carryingLook = { style: 'serifStrong', size: 11, color: colors.ink } as const
const figureLook = { style: 'sansStrong', size: 13, color: colors.ink } as const

/** The wordings of a group, in order of their grades. */
function phrasesOf(group: PhraseGroup): ListedPhrase[] {
  const ids = new Set(german.phrases[group].map(({ id }) => id))
  return listPhrases('de').filter(({ id }) => ids.has(id))
}

export function writePhraseTables(locale: Locale): Promise<Uint8Array> {
  const texts = phraseTables[locale]
  const lead = fill(texts.lead, { count: listPhrases('de').length })
  return writePaper({ id: 'formulierungen', locale, ...texts, lead }, (paper) => {
    setReading(paper, texts)
    setPattern(paper, texts, locale)
    for (const group of phraseGroups) setGroup(paper, group, locale)
  })
}

function setReading(paper: Paper, { reading }: PhraseTableTexts): void {
  setHeading(paper, reading.heading)
  for (const { text, basis } of reading.points) {
    const source = basis ? [{ text: `\n${basis}`, look: looks.quiet }] : []
    paper.flow.block(paper.sheets.root, 'P', [{ text, look: looks.text }, ...source], shapes.text)
  }
}

function setPattern(paper: Paper, { pattern }: PhraseTableTexts, locale: Locale): void {
  setHeading(paper, pattern.heading)
  for (const grade of grades) {
    setSignal(paper, grade, locale, SIGNAL + 14)
    paper.flow.skip(15)
    paper.flow.block(paper.sheets.root, 'P', [{ text: pattern.grades[grade], look: looks.text }], patternLine)
    paper.flow.skip(SIGNAL - 22)
  }
}

/** Each group has a page to itself; honesty is too short for one, and the closings too long. */
const following: readonly PhraseGroup[] = ['vertrauen', 'schlussEnde', 'schlussZwischen']

function setGroup(paper: Paper, group: PhraseGroup, locale: Locale): void {
  const { sheets, flow } = paper
  const { groups, custom } = phraseTables[locale]
  const { name, about: text } = groups[group]
  const phrases = phrasesOf(group)
  if (following.includes(group))
    flow.need(
      HEAD +
        heightOf(
          paper,
          phrases.filter(({ grade }) => grade === 1),
        ),
    )
  else flow.page()
  sheets.bookmark(name)
  setHeading(paper, name)
  flow.block(sheets.root, 'P', [{ text, look: looks.text }], about)
  for (const grade of grades) {
    const ofGrade = phrases.filter((phrase) => phrase.grade === grade)
    if (ofGrade.length > 0) setGrade(paper, grade, ofGrade, locale)
  }
  for (const basis of new Set(phrases.map((phrase) => phrase.basis))) {
    flow.block(sheets.root, 'P', [{ text: basisText(basis, custom, locale), look: looks.quiet }], shapes.text)
  }
}

function setGrade(paper: Paper, grade: Grade, phrases: readonly ListedPhrase[], locale: Locale): void {
  const { sheets, flow } = paper
  const height = heightOf(paper, phrases)
  setSignal(paper, grade, locale, Math.max(height, SIGNAL) + 16)
  flow.skip(8)
  const list = sheets.node(sheets.root, 'L')
  for (const phrase of phrases) flow.block(sheets.node(list, 'LI'), 'LBody', carrying(phrase), sentence)
  flow.skip(Math.max(SIGNAL - height, 0) + 8)
}

function heightOf({ flow }: Paper, phrases: readonly ListedPhrase[]): number {
  return phrases.reduce((sum, phrase) => sum + flow.blockHeight(carrying(phrase), sentence), 0)
}

/** Pennant, figure and name of a grade below a line, beside what follows. */
function setSignal({ sheets, flow }: Paper, grade: Grade, locale: Locale, height: number): void {
  flow.beside(height, (y) => {
    sheets.rule({ x: a4.left, y, width: a4.width, color: colors.line })
    sheets.picture(pennantPaths(grade), { x: a4.left, y: y + 9, scale: PENNANT_SCALE })
    sheets.node(sheets.root, 'H3').add(() => {
      sheets.draw([{ text: `${grade} `, look: figureLook }], a4.left + 46, y + 25)
      sheets.draw([{ text: gradeScale[locale].grades[grade].name, look: looks.strong }], a4.left, y + 45)
    })
  })
}

/** The words that lift or lower the grade are strong. A closing is several sentences, and its warmth no single word. */
function carrying({ text, dimension }: ListedPhrase): Text {
  const marks = dimension === 'schlussformel' ? [] : gradeSentence(text).marks.filter(({ effect }) => effect === 'raises' || effect === 'lowers')
  const pieces = marks
    .toSorted((a, b) => a.start - b.start)
    .flatMap(({ start, end }, index, all) => [
      { text: text.slice(all[index - 1]?.end ?? 0, start), look: sentenceLook },
      { text: text.slice(start, end), look: carryingLook },
    ])
  return [...pieces, { text: text.slice(marks.at(-1)?.end ?? 0), look: sentenceLook }]
}

function basisText(basis: ListedPhrase['basis'], custom: string, locale: Locale): string {
  const note = basis.note[locale]
  if (basis.kind === 'court') return `${basis.court}, ${longDate(basis.date, locale)}, ${basis.number.replaceAll(' ', '\u00a0')}: ${note}`
  return basis.kind === 'statute' ? `${basis.norm}: ${note}` : `${custom}: ${note}`
}
