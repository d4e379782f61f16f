import { type ChecklistTexts, checklist } from '#words/facts'
import type { Locale } from '#words/interface'
import { a4, type BlockShape, colors, looks, type Node } from '#zeugnis/sheets'
import { type Paper, setHeading, writePaper } from './sheet.ts'

/** Room for a tick by hand. */
const BOX = 10
const box = [{ d: `M0 0h${BOX}v${BOX}h-${BOX}Z`, stroke: colors.ink }]
const point: BlockShape = { leading: 13, after: 5.5, indent: 20 }

type Point = ChecklistTexts['sections'][number]['points'][number]

export function writeChecklist(locale: Locale): Promise<Uint8Array> {
  const texts = checklist[locale]
  return writePaper({ id: 'zeugnis-pruefen', locale, ...texts }, (paper) => {
    for (const { heading, points } of texts.sections) {
      setHeading(paper, heading)
      const list = paper.sheets.node(paper.sheets.root, 'L')
      for (const one of points) setPoint(paper, list, one, texts.custom)
    }
  })
}

function setPoint({ sheets, flow }: Paper, list: Node, { text, basis, source }: Point, custom: string): void {
  const isCustom = basis === 'custom'
  const rest = isCustom ? (source ? ` · ${source}` : '') : basis
  const lines = [
    { text: `${text}\n`, look: looks.text },
    ...(isCustom ? [{ text: custom, look: looks.strong }] : []),
    ...(rest ? [{ text: rest, look: looks.quiet }] : []),
  ]
  flow.beside(flow.blockHeight(lines, point), (y) => sheets.picture(box, { x: a4.left, y: y + 1.5, scale: 1 }))
  flow.block(sheets.node(list, 'LI'), 'LBody', lines, point)
}
