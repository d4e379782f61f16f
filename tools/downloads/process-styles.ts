import { type INumberingOptions, type IStylesOptions, LevelFormat } from 'docx'
import { colors } from '#zeugnis/sheets'

export const styleIds = { list: 'Punkt', small: 'Klein', cell: 'Zelle', head: 'Spaltenkopf', source: 'Quelle' } as const

/** Lists: with a box to tick, with a bullet. */
export const TICKS = 'ticks'
export const POINTS = 'points'

const hex = (color: string) => color.slice(1).toUpperCase()
const INK = hex(colors.ink)
export const LINE = hex(colors.line)
const QUIET = hex(colors.quiet)
/** In every Word; LibreOffice has a twin of the same measures (Carlito). */
const SANS = 'Calibri'

const paragraph = (id: string, run: object, spacing: object) =>
  ({ id, name: id, basedOn: 'Normal', quickFormat: true, run, paragraph: { spacing } }) as const

/** Half points and twentieths of a point, as the format counts. */
export function processStyles(locale: string): IStylesOptions {
  const heading = (size: number, spacing: object) => ({ run: { font: SANS, size, bold: true, color: INK }, paragraph: { spacing, keepNext: true } })
  return {
    default: {
      document: { run: { font: SANS, size: 20, color: INK, language: { value: locale } }, paragraph: { spacing: { line: 264 } } },
      heading1: heading(44, { after: 60 }),
      heading2: heading(25, { before: 280, after: 100 }),
    },
    paragraphStyles: [
      paragraph(styleIds.list, {}, { after: 70 }),
      paragraph(styleIds.small, { size: 17, color: QUIET }, { before: 80 }),
      paragraph(styleIds.cell, {}, { before: 50, after: 50 }),
      paragraph(styleIds.head, { bold: true, size: 18 }, { before: 50, after: 50 }),
    ],
    characterStyles: [{ id: styleIds.source, name: styleIds.source, basedOn: 'DefaultParagraphFont', quickFormat: true, run: { color: QUIET } }],
  }
}

const list = (reference: string, text: string) => ({
  reference,
  levels: [{ level: 0, format: LevelFormat.BULLET, text, alignment: 'left', style: { paragraph: { indent: { left: 360, hanging: 360 } } } }] as const,
})

export const numbering: INumberingOptions = { config: [list(TICKS, '☐'), list(POINTS, '•')] }
