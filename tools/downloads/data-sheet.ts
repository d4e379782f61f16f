import { company, type DataSheetTexts, dataSheet, type Processing, processings } from '#words/facts'
import { fill, type Locale } from '#words/interface'
import { type BlockShape, looks, type Text } from '#zeugnis/sheets'
import { type Paper, setHeading, shapes, writePaper } from './sheet.ts'

/** Beside its label. */
const row: BlockShape = { leading: 13, after: 2.5, indent: 92 }
const name: BlockShape = { leading: 15, after: 2 }

/** Room of a heading with the sentence below it. */
const HEAD = 60

interface Row {
  readonly label: string
  readonly text: string
}

interface Entry {
  readonly title: Text
  readonly rows: readonly Row[]
}

/** What the reference generator does with data, from the record that the privacy notices print. */
export function writeDataSheet(locale: Locale): Promise<Uint8Array> {
  const texts = dataSheet[locale]
  const filled = (text: string) => fill(text, { legalName: company.legalName, email: company.email, brand: company.brand })
  const foot = filled(company.sample ? `${texts.foot} ${texts.sample}` : texts.foot)
  return writePaper({ id: 'datenschutz-zeugnisgenerator', locale, title: texts.title, lead: texts.lead, foot }, (paper) => {
    setHeading(paper, texts.glance.heading)
    setRows(
      paper,
      texts.glance.rows.map(({ label, text }) => ({ label, text: filled(text) })),
    )
    for (const place of ['browser', 'server', 'product'] as const) setPlace(paper, place, locale)
    setHeading(paper, texts.own.heading)
    setRows(paper, texts.own.rows)
  })
}

function setPlace(paper: Paper, place: keyof DataSheetTexts['places'], locale: Locale): void {
  const { sheets, flow } = paper
  const texts = dataSheet[locale]
  const here = processings
    .filter(({ notices, place: where }) => notices.includes('zeugnisgenerator') && where === place)
    .map((one): Entry => ({ title: [{ text: one.name[locale], look: looks.strong }], rows: rowsOf(one, texts, locale) }))
  if (here[0]) flow.need(HEAD + heightOf(paper, here[0]))
  setHeading(paper, texts.places[place].heading)
  flow.block(sheets.root, 'P', [{ text: texts.places[place].about, look: looks.text }], shapes.text)
  for (const entry of here) {
    flow.need(heightOf(paper, entry))
    flow.block(sheets.root, 'H3', entry.title, name)
    setRows(paper, entry.rows)
    flow.skip(5)
  }
}

function heightOf({ flow }: Paper, { title, rows }: Entry): number {
  return flow.blockHeight(title, name) + rows.reduce((sum, { text }) => sum + flow.blockHeight(asText(text), row), 0)
}

function rowsOf({ kept, ...processing }: Processing, { labels, kept: keptText }: DataSheetTexts, locale: Locale): Row[] {
  const rows = (['purpose', 'data', 'basis', 'storage'] as const).map((field) => ({ label: labels[field], text: processing[field][locale] }))
  return kept ? [...rows, { label: labels.kept, text: fill(keptText, { name: kept.name, in: kept.in, when: kept.when[locale] }) }] : rows
}

const asText = (text: string): Text => [{ text, look: looks.text }]

function setRows({ sheets, flow }: Paper, rows: readonly Row[]): void {
  const list = sheets.node(sheets.root, 'L')
  for (const { label, text } of rows) {
    flow.block(sheets.node(list, 'LI'), 'LBody', asText(text), row, [{ text: label, look: looks.quiet }])
  }
}
