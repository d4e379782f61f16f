import { type INumberingOptions, type IStylesOptions, LevelFormat, ShadingType } from 'docx'

export const TASKS = 'tasks'
export const styleIds = {
  body: 'Brieftext',
  letterhead: 'Briefkopf',
  draft: 'Entwurf',
  list: 'Aufgabe',
  signature: 'Unterschrift',
  gap: 'Platzhalter',
} as const

/** Fonts that Word has everywhere; LibreOffice has twins of the same measures (Caladea, Carlito). */
const SERIF = 'Cambria'
const SANS = 'Calibri'
const INK = '0A1C36'
const INK_3 = '56647A'

const paragraph = (id: string, run: object, spacing: object) =>
  ({ id, name: id, basedOn: 'Normal', quickFormat: true, run, paragraph: { spacing } }) as const

/** What is still to be filled in. */
const gap = {
  id: styleIds.gap,
  name: styleIds.gap,
  basedOn: 'DefaultParagraphFont',
  quickFormat: true,
  run: { shading: { type: ShadingType.CLEAR, color: 'auto', fill: 'FFF3CC' } },
} as const

/** Half points and twentieths of a point, as the format counts. */
export function stylesIn(locale: string): IStylesOptions {
  return {
    default: {
      document: { run: { font: SERIF, size: 22, color: INK, language: { value: locale } } },
      heading1: {
        run: { font: SERIF, size: 34, bold: true, color: INK },
        paragraph: { spacing: { before: 360, after: 280 }, keepNext: true },
      },
    },
    paragraphStyles: [
      paragraph(styleIds.body, {}, { after: 180, line: 300 }),
      paragraph(styleIds.list, {}, { after: 180, line: 290 }),
      paragraph(styleIds.letterhead, { font: SANS, size: 26, bold: true }, { after: 480 }),
      paragraph(styleIds.draft, { font: SANS, size: 16, color: INK_3 }, { after: 240 }),
      paragraph(styleIds.signature, { size: 20 }, { before: 60 }),
    ],
  }
}

/** The styles of a letter that is a form. */
export function formStylesIn(locale: string): IStylesOptions {
  return { ...stylesIn(locale), characterStyles: [gap] }
}

export const numbering: INumberingOptions = {
  config: [
    {
      reference: TASKS,
      levels: [{ level: 0, format: LevelFormat.BULLET, text: '•', alignment: 'left', style: { paragraph: { indent: { left: 360, hanging: 240 } } } }],
    },
  ],
}
