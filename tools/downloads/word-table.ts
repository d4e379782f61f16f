import { BorderStyle, HeightRule, Paragraph, Table, TableCell, TableLayoutType, TableRow, VerticalAlignTable, WidthType } from 'docx'
import { LINE, styleIds } from './process-styles.ts'

interface Grid {
  /** Of the columns, in twentieths of a point. */
  readonly widths: readonly number[]
  /** Names of the columns, repeated on every page. Without it the first column names the rows. */
  readonly head?: readonly string[]
  readonly rows: readonly (readonly string[])[]
  /** Room to write by hand. */
  readonly rowHeight?: number
}

const line = { style: BorderStyle.SINGLE, size: 4, color: LINE } as const
const none = { style: BorderStyle.NONE, size: 0, color: 'auto' } as const

/** A table with lines between its rows; a row never breaks across pages. */
export function gridTable({ widths, head, rows, rowHeight = 440 }: Grid): Table {
  const isLabel = (column: number) => !head && column === 0
  return new Table({
    width: { size: widths.reduce((sum, width) => sum + width, 0), type: WidthType.DXA },
    columnWidths: [...widths],
    layout: TableLayoutType.FIXED,
    borders: { top: line, bottom: line, left: none, right: none, insideHorizontal: line, insideVertical: none },
    rows: [
      ...(head
        ? [new TableRow({ tableHeader: true, cantSplit: true, children: head.map((text, column) => cell(text, styleIds.head, widths[column])) })]
        : []),
      ...rows.map(
        (texts) =>
          new TableRow({
            cantSplit: true,
            height: { value: rowHeight, rule: HeightRule.ATLEAST },
            children: texts.map((text, column) => cell(text, isLabel(column) ? styleIds.head : styleIds.cell, widths[column])),
          }),
      ),
    ],
  })
}

function cell(text: string, style: string, width = 0): TableCell {
  return new TableCell({
    width: { size: width, type: WidthType.DXA },
    verticalAlign: VerticalAlignTable.CENTER,
    margins: { left: 0, right: 120 },
    children: [new Paragraph({ style, text })],
  })
}
