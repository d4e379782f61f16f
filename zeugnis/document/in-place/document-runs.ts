import { ancestorsOf, elementsBelow, localName, unescapeXml, type XmlElement } from './xml-tree.ts'

/** A piece of a run: words, or a sign or picture that stands whole. */
interface Piece {
  readonly xml: string
  /** The words of `w:t`; null for all else. */
  readonly words: string | null
  /** What it says: the words, or the sign for a tab or the end of a line. */
  readonly says: string
  /** Whether it can be struck out with the words around it. */
  readonly isPlain: boolean
}

/** Words of one look (ECMA-376, 17.3.2). */
export interface Run {
  readonly start: number
  readonly end: number
  /** Its first tag and its settings: what comes from it looks like it. */
  readonly opening: string
  readonly pieces: readonly Piece[]
  /** Whether nothing of it can be changed here: results of fields, text boxes, what is itself a tracked change. */
  readonly isFixed: boolean
}

/** One sign of a document's text: the run that it is in, and which of its units it is there. */
export interface Place {
  readonly run: Run
  readonly unit: number
}

/** A document's paragraphs as one text, an empty line between them, and for each sign of it where it stands; nothing for the empty lines. */
export interface DocumentRuns {
  readonly text: string
  readonly places: readonly (Place | null)[]
}

const signs: Readonly<Record<string, string>> = { tab: '\t', ptab: '\t', br: '\n', cr: '\n', noBreakHyphen: '-' }
const plainPieces = new Set(['t', 'tab', 'ptab', 'br', 'cr', 'noBreakHyphen', 'softHyphen', 'lastRenderedPageBreak'])
const skipped = new Set(['pPr', 'del', 'moveFrom', 'Fallback', 'txbxContent'])
const gone = new Set(['del', 'moveFrom', 'Fallback'])
/** What tracked changes may stand in. */
const changeable = new Set(['document', 'body', 'tbl', 'tr', 'tc', 'p', 'hyperlink', 'smartTag', 'sdt', 'sdtContent'])

/** The runs of a Word document; as the page reads it, so that both have the same text (`site/files/word-text.ts`), without what only the page knows. */
export function documentRuns(xml: string, root: XmlElement): DocumentRuns {
  const reader = runReader(xml)
  const paragraphs: Paragraph[] = []
  let goesOn = false
  for (const element of elementsBelow(root)) {
    if (element.name !== 'w:p' || isBelow(element, gone)) continue
    const paragraph = paragraphOf(reader(element))
    if (goesOn) paragraphs.push(joined(paragraphs.pop(), paragraph))
    else paragraphs.push(paragraph)
    goesOn = isJoined(element)
  }
  const shown = paragraphs.filter(({ text }) => text.trim() !== '')
  return {
    text: shown.map(({ text }) => text).join('\n\n'),
    places: shown.flatMap(({ places }, index): readonly (Place | null)[] => (index === 0 ? places : [null, null, ...places])),
  }
}

interface Paragraph {
  readonly text: string
  readonly places: readonly Place[]
}

function paragraphOf(runs: readonly Run[]): Paragraph {
  const places: Place[] = []
  let text = ''
  for (const run of runs) {
    let unit = 0
    for (const { words, says } of run.pieces) {
      for (const sign of says.split('')) {
        // Nobody reads soft hyphens; they stay where they are.
        if (sign !== '\u00ad') {
          text += sign
          places.push({ run, unit })
        }
        if (words !== null) unit += 1
      }
      if (words === null) unit += 1
    }
  }
  return { text, places }
}

function joined(before: Paragraph | undefined, { text, places }: Paragraph): Paragraph {
  return { text: (before?.text ?? '') + text, places: [...(before?.places ?? []), ...places] }
}

/** Reads the runs of one paragraph after the other; fields may go over several. */
function runReader(xml: string): (paragraph: XmlElement) => Run[] {
  let openFields = 0
  return (paragraph) => {
    const runs: Run[] = []
    for (const element of elementsBelow(paragraph, (one) => skipped.has(localName(one)) || isHidden(xml, one))) {
      if (element.name === 'w:fldChar') openFields += turnOf(xml, element)
      if (element.name === 'w:r') runs.push(runOf(xml, element, openFields > 0))
    }
    return runs
  }
}

function turnOf(xml: string, { start, innerStart }: XmlElement): number {
  const written = xml.slice(start, innerStart)
  return Number(/fldCharType=["']begin/.test(written)) - Number(/fldCharType=["']end/.test(written))
}

function runOf(xml: string, element: XmlElement, isInField: boolean): Run {
  const [first] = element.children
  const settings = first?.name === 'w:rPr' ? first : undefined
  const isOpen = [...ancestorsOf(element)].every((above) => changeable.has(localName(above)) && !isBound(above))
  return {
    start: element.start,
    end: element.end,
    opening: xml.slice(element.start, settings?.end ?? element.innerStart),
    pieces: element.children.filter((child) => child !== settings).map((child) => pieceOf(xml, child)),
    isFixed: !isOpen || isInField || (settings?.children.some(({ name }) => name === 'w:rPrChange') ?? false),
  }
}

/** What a content control gets from elsewhere, or keeps locked, is not written into it. */
function isBound(element: XmlElement): boolean {
  const settings = element.name === 'w:sdt' ? element.children.find(({ name }) => name === 'w:sdtPr') : undefined
  return settings?.children.some((one) => localName(one) === 'dataBinding' || one.name === 'w:lock') ?? false
}

function pieceOf(xml: string, element: XmlElement): Piece {
  const isOfWord = element.name.startsWith('w:')
  const name = isOfWord ? localName(element) : ''
  const words = name === 't' ? unescapeXml(xml.slice(element.innerStart, element.innerEnd)) : null
  return { xml: xml.slice(element.start, element.end), words, says: words ?? signs[name] ?? '', isPlain: plainPieces.has(name) }
}

function isBelow(element: XmlElement, names: ReadonlySet<string>): boolean {
  return [...ancestorsOf(element)].some((above) => names.has(localName(above)))
}

function isHidden(xml: string, element: XmlElement): boolean {
  const settings = element.name === 'w:r' ? element.children.find(({ name }) => name === 'w:rPr') : undefined
  const vanish = settings?.children.find(({ name }) => name === 'w:vanish')
  return vanish !== undefined && !/val=["'](?:0|false|off)["']/.test(xml.slice(vanish.start, vanish.innerStart))
}

/** Where the end of a paragraph was struck out, the next one goes on in it. */
function isJoined(paragraph: XmlElement): boolean {
  const settings = paragraph.children.find(({ name }) => name === 'w:pPr')?.children.find(({ name }) => name === 'w:rPr')
  return settings?.children.some((one) => localName(one) === 'del' || localName(one) === 'moveFrom') ?? false
}
