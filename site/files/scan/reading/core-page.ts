import type { Box, ScanLine } from '../scan-page.ts'

interface Bounds {
  readonly x0: number
  readonly y0: number
  readonly x1: number
  readonly y1: number
}

/** What Tesseract says of a page, as far as it is used. */
export interface CorePage {
  readonly blocks: readonly {
    readonly paragraphs: readonly {
      readonly lines: readonly {
        readonly bbox: Bounds
        readonly baseline: Bounds
        readonly rowAttributes: { readonly rowHeight: number }
        readonly words: readonly { readonly text: string; readonly confidence: number; readonly bbox: Bounds }[]
      }[]
    }[]
  }[]
}

/** Lines in their order of reading, without those that are empty. */
export function linesOf({ blocks }: CorePage): ScanLine[] {
  return blocks.flatMap(({ paragraphs }) =>
    paragraphs.flatMap(({ lines }) =>
      lines.map(({ words, bbox, baseline, rowAttributes }, index) => ({
        words: words.map(({ text, confidence, bbox }) => ({ text: text.trim(), confidence: confidence / 100, box: boxOf(bbox) })),
        box: boxOf(bbox),
        baseline: (baseline.y0 + baseline.y1) / 2,
        rowHeight: rowAttributes.rowHeight,
        opensParagraph: index === 0,
      })),
    ),
  )
}

function boxOf({ x0, y0, x1, y1 }: Bounds): Box {
  return { x: x0, y: y0, width: x1 - x0, height: y1 - y0 }
}
