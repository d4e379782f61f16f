import type { Entry } from '../options.ts'
import type { BlockShape, Flow, Text } from './flow.ts'
import { looks } from './looks.ts'
import type { Node, Sheets } from './sheet.ts'

interface Place {
  readonly sheets: Sheets
  readonly flow: Flow
}

const line: BlockShape = { leading: 13.5, after: 3 }
const heading: BlockShape = { leading: 17, after: 6, follow: 44 }
const quotation: BlockShape = { leading: 15, indent: 26, follow: 27, lang: 'de-DE' }
const detail: BlockShape = { leading: 13.5, indent: 26, after: 9 }

/** A heading with room above it. */
export function setHeading({ sheets, flow }: Place, text: string): void {
  flow.skip(12)
  flow.block(sheets.root, 'H2', [{ text, look: looks.heading }], heading)
}

/** A heading with its list; `none` stands where nothing is listed. */
export function setSection(place: Place, name: string, { entries, none }: { readonly entries: readonly Entry[]; readonly none: string }): void {
  const { sheets, flow } = place
  setHeading(place, name)
  if (entries.length === 0) flow.block(sheets.root, 'P', [{ text: none, look: looks.quiet }], line)
  else {
    const list = sheets.node(sheets.root, 'L')
    for (const entry of entries) setEntry(flow, sheets.node(list, 'LI'), entry)
  }
}

function setEntry(flow: Flow, item: Node, { label, quotes = [], head, text, note }: Entry): void {
  const number: Text = [{ text: label, look: looks.strong }]
  for (const [index, words] of quotes.entries())
    flow.block(item, 'LBody', [{ text: words, look: looks.body }], quotation, index === 0 ? number : undefined)
  const details: Text = [
    ...(head ? [{ text: text ? `${head}\n` : head, look: looks.strong }] : []),
    { text, look: looks.text },
    ...(note ? [{ text: `\n${note}`, look: looks.quiet }] : []),
  ]
  flow.block(item, 'LBody', details, detail, quotes.length > 0 ? undefined : number)
}
