import { Document, Footer, Header, HeadingLevel, PageNumber, Paragraph, type Table, TextRun } from 'docx'
import { checkedOn, company, type ProcessTexts, processTemplate } from '#words/facts'
import { fill, type Locale, longDate } from '#words/interface'
import { sheetTexts } from '#words/said'
import { fileLocales, pack, page, pageLine } from '#zeugnis/sheets'
import { numbering, POINTS, processStyles, styleIds, TICKS } from './process-styles.ts'
import { gridTable } from './word-table.ts'

const ID = 'zeugnisprozess'
/** A box to tick, by hand or by typing over it. */
const BOX = '☐\u00a0'

type Block = Paragraph | Table

/** A sheet to fill in for one reference: who does what by when. */
export function writeProcessSheet(locale: Locale): Promise<Uint8Array> {
  const texts = processTemplate[locale]
  const date = checkedOn(ID)
  const language = fileLocales[locale]
  const file = new Document({
    title: texts.title,
    styles: processStyles(language),
    numbering,
    sections: [{ properties: { page }, ...frame(fill(texts.note, { date: longDate(date, locale) }), locale), children: content(texts) }],
  })
  return pack(file, { title: texts.title, locale: language, date })
}

function frame(note: string, locale: Locale) {
  const numbers = new TextRun({ children: pageLine(sheetTexts[locale].page, { page: PageNumber.CURRENT, pages: PageNumber.TOTAL_PAGES }) })
  return {
    headers: { default: new Header({ children: [small(`${company.brand} · ${note}`)] }) },
    footers: { default: new Footer({ children: [new Paragraph({ style: styleIds.small, alignment: 'right', children: [numbers] })] }) },
  }
}

function content({ title, lead, case: about, steps, checks, release, after, law, foot }: ProcessTexts): Block[] {
  return [
    new Paragraph({ heading: HeadingLevel.HEADING_1, text: title }),
    new Paragraph(lead),
    ...section(about.heading, gridTable({ widths: [2500, 6855], rows: about.fields.map(({ label, choices }) => [label, choicesText(choices)]) })),
    ...section(steps.heading, gridTable({ widths: [2050, 1950, 3055, 700, 1600], head: steps.columns, rows: steps.rows.map(stepCells) })),
    small(fill(steps.total, { days: steps.rows.reduce((sum, { days }) => sum + days, 0) })),
    ...section(checks.heading, ...checks.points.map((text) => item(text, TICKS))),
    ...section(
      release.heading,
      gridTable({ widths: [2200, 3155, 1500, 2500], head: release.columns, rowHeight: 620, rows: release.roles.map((role) => [role, '', '', '']) }),
    ),
    ...section(after.heading, ...after.points.map((text) => item(text, TICKS))),
    ...section(law.heading, ...law.points.map(({ text, basis }) => item(text, POINTS, basis))),
    small(foot),
  ]
}

const section = (heading: string, ...blocks: Block[]): Block[] => [new Paragraph({ heading: HeadingLevel.HEADING_2, text: heading }), ...blocks]

const small = (text: string) => new Paragraph({ style: styleIds.small, text })

const choicesText = (choices: readonly string[] = []) => choices.map((choice) => BOX + choice).join('   ')

function stepCells({ step, who, result, days }: ProcessTexts['steps']['rows'][number]): string[] {
  return [step, who, result, String(days), '']
}

function item(text: string, reference: string, basis = ''): Paragraph {
  const source = basis ? [new TextRun({ text: basis, style: styleIds.source, break: 1 })] : []
  return new Paragraph({ style: styleIds.list, numbering: { reference, level: 0 }, keepLines: true, children: [new TextRun(text), ...source] })
}
