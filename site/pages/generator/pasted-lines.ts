/** What a list puts in front of a line: „• “, „- “, „3. “, „a) “. */
const bullet = /^\s*(?:[•▪◦‣·*–—-]|\d{1,2}[.)]|\p{Ll}\))\s+/u

/** The lines of a list that was copied elsewhere, without what stood in front of them. */
export function linesOf(pasted: string): string[] {
  return pasted
    .split(/[\r\n]+/)
    .map((line) => line.replace(bullet, '').trim())
    .filter((line) => line !== '')
}
