/** What a list puts in front of a line: „• “, „- “, „3. “, „a) “. */
const bullet = /^\s*(?:[•▪◦‣·*–—-]|\d{1,2}[.)]|\p{Ll}\))\s+/u
/** What it puts behind one, but for „usw.“ and „Abs.“: there the full stop belongs to the word. */
const behind = /(?<=\p{L}{6})\.$|[;,]$/u
/** „Ihre Aufgaben:“ is the heading of the list. */
const isHeading = (line: string) => line.endsWith(':')
/** A line that was broken by its width goes on in small letters; a list of small letters has bullets. */
const broken = /(?<=\S)\r?\n[ \t]{0,8}(?=\p{Ll}(?!\)))/gu

/** The lines of a text that was copied elsewhere, without what stood in front of them. */
export function linesOf(pasted: string): string[] {
  return pasted
    .split(/[\r\n]+/)
    .map((line) => line.replace(bullet, '').trim())
    .filter((line) => line !== '')
}

/** The duties of a list that was copied elsewhere, without headings and what stood around them; one line with several semicolons is a list too. */
export function dutiesOf(pasted: string): string[] {
  const lines = linesOf(pasted)
  // Where most begin in small letters, somebody writes all in small letters.
  const isSmall = lines.filter((line) => /^\p{Ll}/u.test(line)).length * 2 > lines.length
  return (isSmall ? lines : linesOf(pasted.replace(broken, ' ')))
    .flatMap((line) => (line.split(';').length > 2 ? line.split(';') : [line]))
    .map((line) => line.trim().replace(behind, ''))
    .filter((line) => line !== '' && !isHeading(line))
}
