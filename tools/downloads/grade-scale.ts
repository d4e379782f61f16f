import { type GradeScaleTexts, gradeScale } from '#words/facts'
import type { Locale } from '#words/interface'
import { type Grade, generateIn, grades, type ZeugnisSpec } from '#zeugnis'
import { german } from '#zeugnis/german'
import { a4, type BlockShape, colors, looks, type Text } from '#zeugnis/sheets'
import { type Paper, setHeading, shapes, writePaper } from './sheet.ts'
import { pennantPaths } from './signal.ts'

const PENNANT_SCALE = 0.5
const ROW = 74
/** Beside the pennant and its figure. */
const indent = 92

const sentence: BlockShape = { leading: 20, after: 2, indent, lang: 'de-DE' }
const why: BlockShape = { leading: 14, indent }
const figureLook = { style: 'sansStrong', size: 17, color: colors.ink } as const
const sentenceLook = { style: 'serif', size: 14, color: colors.ink } as const
const carryingLook = { style: 'serifStrong', size: 14, color: colors.ink } as const

const sample: ZeugnisSpec = {
  kind: 'qualifiziert',
  language: 'de',
  person: { address: 'frau', firstName: 'Mia', lastName: 'Muster' },
  employer: { name: 'Beispiel GmbH', city: 'Hamburg' },
  job: { title: 'Sachbearbeiterin' },
  from: '2020-04-01',
  to: '2026-09-30',
  issued: '2026-09-30',
  tasks: ['Auftragsbearbeitung'],
  overall: 1,
  signers: [{ name: 'Kim Beispiel', position: 'Geschäftsführung' }],
}

/** The summary sentence of a grade as the engine writes it, in the pattern that all five share. */
export function summaryOf(grade: Grade): string {
  const letter = generateIn(german, { ...sample, overall: grade }, 0, [`gesamt.${grade}.1`])
  return letter.parts.find(({ part }) => part === 'gesamtbeurteilung')?.sentences[0]?.text ?? ''
}

export function writeGradeScale(locale: Locale): Promise<Uint8Array> {
  const texts = gradeScale[locale]
  return writePaper({ id: 'notenstufen', locale, ...texts }, (paper) => {
    for (const grade of grades) setGrade(paper, grade, texts)
    for (const { heading, points } of texts.sections) {
      setHeading(paper, heading)
      for (const point of points) setPoint(paper, point)
    }
  })
}

function setGrade({ sheets, flow }: Paper, grade: Grade, texts: GradeScaleTexts): void {
  const { name, why: reason } = texts.grades[grade]
  flow.beside(ROW, (y) => {
    sheets.rule({ x: a4.left, y, width: a4.width, color: colors.line })
    sheets.picture(pennantPaths(grade), { x: a4.left, y: y + 12, scale: PENNANT_SCALE })
    sheets.node(sheets.root, 'H2').add(() => {
      sheets.draw([{ text: `${grade} `, look: figureLook }], a4.left + 56, y + 33)
      sheets.draw([{ text: name, look: looks.strong }], a4.left, y + 58)
    })
  })
  flow.skip(9)
  flow.block(sheets.root, 'P', carrying(`„${summaryOf(grade)}“`, reason), sentence)
  flow.block(sheets.root, 'P', [{ text: reason, look: looks.quiet }], why)
  flow.skip(10)
}

/** The sentence, with the words strong that its explanation quotes. */
function carrying(text: string, reason: string): Text {
  const words = [...reason.matchAll(/[„“]([^„“”]+)[“”]/g)].map(([, quoted = '']) => quoted)
  return text.split(new RegExp(`(${words.join('|')})`)).map((part) => ({ text: part, look: words.includes(part) ? carryingLook : sentenceLook }))
}

function setPoint({ sheets, flow }: Paper, { text, basis }: GradeScaleTexts['sections'][number]['points'][number]): void {
  const source = basis ? [{ text: `\n${basis}`, look: looks.quiet }] : []
  flow.block(sheets.root, 'P', [{ text, look: looks.text }, ...source], shapes.text)
}
