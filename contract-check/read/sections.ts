import { type Passage, slice } from '#language'
import { type Block, blocksOf } from '../text/blocks.ts'
import { sentencesIn } from '../text/sentences.ts'

export interface Section {
  /** As it is written, with its number. */
  readonly heading: string | null
  readonly sentences: readonly Passage[]
}

const LONGEST = 80
const paragraph = /^§ ?\d{1,3}[a-z]?\.?(?: |$)/
const numbered = /^(?:\d{1,2}\.|[IVX]{1,5}\.|Art(?:ikel|\.) \d{1,2}) /
const plainHeading = /^\p{Lu}[\p{L}ß ,()/–-]{2,59}$/u

/** How much of a block is its heading: all of a short line without a full stop, the sign of a paragraph with text. */
function headingLength({ passage: { text }, gap }: Block): number {
  const sign = paragraph.exec(text)?.[0].length ?? numbered.exec(text)?.[0].length ?? 0
  const isShort = text.length <= LONGEST && !/[.;,!?]$|: ?\S/.test(text)
  if (sign > 0) return isShort ? text.length : paragraph.test(text) ? sign : 0
  return gap && plainHeading.test(text) && text.split(' ').length <= 6 ? text.length : 0
}

/** What stands before the first heading, then each heading with its sentences. */
export function sectionsOf(whole: Passage): Section[] {
  const sections: { heading: string | null; sentences: Passage[] }[] = [{ heading: null, sentences: [] }]
  for (const block of blocksOf(whole)) {
    const length = headingLength(block)
    const { passage } = block
    if (length > 0) sections.push({ heading: passage.text.slice(0, length).trim(), sentences: [] })
    const rest = slice(passage, length, passage.text.length)
    for (const sentence of sentencesIn(rest)) sections.at(-1)?.sentences.push(sentence)
  }
  return sections
}
