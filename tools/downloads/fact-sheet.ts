import { company, figures, gradeNames, type PressTexts, press } from '#words/facts'
import { fill, type Locale, longDate } from '#words/interface'
import { type BlockShape, looks } from '#zeugnis/sheets'
import { setHeading, writePaper } from './sheet.ts'

const point: BlockShape = { leading: 13.5, after: 4, indent: 14 }

interface FactSheet {
  readonly title: string
  readonly lead: string
  readonly sections: readonly { readonly heading: string; readonly points: readonly string[] }[]
  readonly foot: string
}

/** What the press may know of the company, from its record and from what was measured. */
function factSheet(locale: Locale): FactSheet {
  const texts = press[locale]
  const { traps, graded, freehand } = figures.measured
  const values = {
    ...Object.fromEntries(Object.entries(company).map(([name, value]) => [name, String(value)])),
    date: longDate(figures.date, locale),
    references: freehand.references,
    byGrade: byGrade(texts.measured, locale),
    traps,
    trapsGood: graded[1] + graded[2],
  }
  return {
    title: fill(texts.title, values),
    lead: fill(texts.lead, values),
    sections: [texts.products, texts.measured, texts.silent, texts.contact].map(({ heading, points }) => ({
      heading,
      points: points.map((one) => fill(one, values)),
    })),
    foot: fill(company.sample ? `${texts.foot} ${texts.sample}` : texts.foot, values),
  }
}

/** Never one figure for all: most references are good, and whoever always says "good" would often be right. */
function byGrade(texts: PressTexts['measured'], locale: Locale): string {
  return gradeNames
    .map((from) => {
      const text = from === 'none' ? texts.none : from === '5' ? texts.worst : texts.grade
      const to = (Number(from) + 0.5).toLocaleString(locale)
      return fill(text, { from, to, ...figures.measured.overallByGrade[from] })
    })
    .join('; ')
}

export function writeFactSheet(locale: Locale): Promise<Uint8Array> {
  const { title, lead, sections, foot } = factSheet(locale)
  return writePaper({ id: 'pressemappe', locale, title, lead, foot }, (paper) => {
    const { sheets, flow } = paper
    for (const { heading, points } of sections) {
      setHeading(paper, heading)
      const list = sheets.node(sheets.root, 'L')
      for (const text of points) {
        flow.block(sheets.node(list, 'LI'), 'LBody', [{ text, look: looks.text }], point, [{ text: '•', look: looks.text }])
      }
    }
  })
}

/** The same as plain text, to copy from. */
export function factSheetText(locale: Locale, asOf: string): string {
  const { title, lead, sections, foot } = factSheet(locale)
  const parts = sections.map(({ heading, points }) => [heading, ...points.map((one) => `- ${one}`)].join('\n'))
  return `${[title, lead, ...parts, `${asOf} ${foot}`].join('\n\n').replaceAll('\u00a0', ' ')}\n`
}
