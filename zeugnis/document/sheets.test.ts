import { getDocument, OPS, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, it } from 'vitest'
import { fontsFor, readPdf } from '../../tests/support/documents.ts'
import { a4, Flow, looks, openSheets, type Sheets } from './sheets.ts'

const leading = 14
const shape = { leading }
const textOf = (text: string) => [{ text, look: looks.text }]

/** A file of what is drawn from the head of its first page on. */
async function write(draw: (paper: { readonly sheets: Sheets; readonly flow: Flow }) => void, top = a4.top): Promise<Uint8Array> {
  const sheets = openSheets({ title: 'Probe', locale: 'de-DE', date: '2026-11-21', fonts: await fontsFor('') })
  draw({ sheets, flow: new Flow(sheets, top) })
  return sheets.finish(() => {})
}

const pagesOf = async (bytes: Uint8Array) => (await readPdf(bytes)).elements.map(({ text, page }) => [text.trim(), page])

/** How often each operator of the first page stands there, and what its paths are for: `fill`, `stroke`, `endPath`. */
async function operatorsOf(bytes: Uint8Array): Promise<ReadonlyMap<string, number>> {
  const pdf = await getDocument({ data: Uint8Array.from(bytes), verbosity: VerbosityLevel.ERRORS }).promise
  const { fnArray, argsArray } = await (await pdf.getPage(1)).getOperatorList()
  const names = new Map(Object.entries(OPS).map(([name, code]) => [code, name]))
  const used = fnArray.flatMap((code, index) => (code === OPS.constructPath ? [code, argsArray[index]?.[0]] : [code]))
  return new Map([...Map.groupBy(used, (code) => names.get(code) ?? '')].map(([name, all]) => [name, all.length]))
}

it('a new page is begun once, however often it is asked for', async () => {
  const bytes = await write(({ sheets, flow }) => {
    flow.page()
    flow.block(sheets.root, 'P', textOf('eins'), shape)
    flow.page()
    flow.page()
    flow.block(sheets.root, 'P', textOf('zwei'), shape)
  })
  expect(await pagesOf(bytes)).toEqual([
    ['eins', 1],
    ['zwei', 2],
  ])
})

it('what is drawn beside a text goes to the next page with it', async () => {
  const places: number[] = []
  const bytes = await write(({ sheets, flow }) => {
    flow.beside(3 * leading, (y) => places.push(y))
    flow.block(sheets.root, 'P', textOf('daneben'), shape)
  }, a4.bottom - leading)
  expect(places).toEqual([a4.top])
  expect(await pagesOf(bytes)).toEqual([['daneben', 2]])
})

it('a block of which no line fits, with more to follow than any page holds, stands on the next page', async () => {
  const bytes = await write(({ sheets, flow }) => {
    flow.block(sheets.root, 'P', textOf('eine Zeile'), { leading, follow: a4.bottom })
  }, a4.bottom - 1)
  expect(await pagesOf(bytes)).toEqual([['eine Zeile', 2]])
})

it('a picture fills, strokes and clips what it is told, and is read to nobody', async () => {
  const d = 'M 0 0 L 10 0 L 10 10 Z'
  const bytes = await write(({ sheets }) => {
    const paths = [
      { d, fill: '#123456' },
      { d, stroke: '#123456' },
      { d, fill: '#123456', within: d },
    ]
    sheets.picture(paths, { x: a4.left, y: a4.top, scale: 2 })
  })
  const operators = await operatorsOf(bytes)
  expect(['fill', 'stroke', 'clip'].map((name) => operators.get(name))).toEqual([2, 1, 1])
  expect(await pagesOf(bytes)).toEqual([])
})

it('a bookmark leads to the page on which it was set', async () => {
  const bytes = await write(({ sheets, flow }) => {
    flow.skip(leading)
    flow.page()
    sheets.bookmark('Zweite\tSeite')
  })
  const pdf = await getDocument({ data: Uint8Array.from(bytes), verbosity: VerbosityLevel.ERRORS }).promise
  const [entry] = (await pdf.getOutline()) ?? []
  expect(entry?.title).toBe('Zweite Seite')
  expect(Array.isArray(entry?.dest) && (await pdf.getPageIndex(entry.dest[0]))).toBe(1)
})
