import { type Passage, slice } from '#language'

/** A line, or lines that belong together, as one passage with single spaces; `gap`: an empty line stands before it. */
export interface Block {
  readonly passage: Passage
  readonly gap: boolean
}

/** „Seite 2 von 3“, „- 3 -“: what a page adds. */
const furniture = /^(?:(?:Seite|Blatt|S\.) ?\d{1,3}(?: ?(?:von|\/) ?\d{1,3})?|- ?\d{1,3} ?-)$/
/** What begins a new block: a paragraph sign, a number, a bullet, a label with its value. */
const opens = /^(?:§|\(\d{1,2}\)|\d{1,2}\.(?:\d{1,2}\.?)? |\d{1,2}\) |[a-z]\) |[•·▪*–-] |\p{Lu}[\p{L}ÄÖÜäöüß /-]{2,40}: )/u
const brokenWord = /\p{Ll}[-\u2010]$/u
const goesOn = /^\p{Ll}/u
const conjunction = /^(?:und|oder|sowie|bzw\.?) /

function linesOf(whole: Passage): Passage[] {
  const lines: Passage[] = []
  for (let at = 0; at <= whole.text.length; ) {
    const newline = whole.text.indexOf('\n', at)
    const end = newline < 0 ? whole.text.length : newline
    lines.push(withSingleSpaces(slice(whole, at, end)))
    at = end + 1
  }
  return lines
}

function withSingleSpaces({ text, starts, ends }: Passage): Passage {
  if (text === text.trim() && !text.includes('  ')) return { text, starts, ends }
  const kept: number[] = []
  const last = text.trimEnd().length
  for (let at = text.length - text.trimStart().length; at < last; at += 1) if (text[at] !== ' ' || text[at - 1] !== ' ') kept.push(at)
  return { text: kept.map((at) => text.charAt(at)).join(''), starts: kept.map((at) => starts[at] ?? 0), ends: kept.map((at) => ends[at] ?? 0) }
}

interface Growing {
  text: string[]
  starts: number[]
  ends: number[]
  gap: boolean
}

const isBroken = (before: string, line: string) => brokenWord.test(before.slice(-3)) && goesOn.test(line) && !conjunction.test(line)

/** Appends a line: a word broken over lines is one again. */
function append(block: Growing, line: Passage): void {
  const last = block.text.at(-1) ?? ''
  if (isBroken(last, line.text)) {
    block.text[block.text.length - 1] = last.slice(0, -1)
    block.starts.pop()
    block.ends.pop()
  } else if (block.text.length > 0) {
    block.text.push(' ')
    block.starts.push(block.ends.at(-1) ?? 0)
    block.ends.push(line.starts[0] ?? 0)
  }
  block.text.push(line.text)
  for (const start of line.starts) block.starts.push(start)
  for (const end of line.ends) block.ends.push(end)
}

/** Lines that do not reach so far end a paragraph when the next begins with a capital. */
const FULL = 40

/** Whether a line goes on with the one before it. */
function continues(before: Passage, line: Passage): boolean {
  if (opens.test(line.text)) return false
  if (isBroken(before.text, line.text)) return true
  return before.text.length >= FULL ? !/^§/.test(before.text) || /^\p{Ll}/u.test(line.text) : /^\p{Ll}/u.test(line.text)
}

/** The blocks of a text: paragraphs, headings, labelled lines. A page break inside of a paragraph does not part it. */
export function blocksOf(whole: Passage): Block[] {
  const blocks: Growing[] = []
  let before: Passage | null = null
  let [gap, page] = [true, false]
  for (const line of linesOf(whole)) {
    const isFurniture = furniture.test(line.text)
    if (line.text === '' || isFurniture) {
      gap = true
      page ||= isFurniture
      continue
    }
    const last = blocks.at(-1)
    const isOpen = gap && page && before !== null && /[\p{L},]$/u.test(before.text) && /^\p{Ll}/u.test(line.text)
    if (last && before && (isOpen || (!gap && continues(before, line)))) append(last, line)
    else {
      const block: Growing = { text: [], starts: [], ends: [], gap }
      append(block, line)
      blocks.push(block)
    }
    before = line
    ;[gap, page] = [false, false]
  }
  return blocks.map(({ text, starts, ends, gap: hasGap }) => ({ passage: { text: text.join(''), starts, ends }, gap: hasGap }))
}
