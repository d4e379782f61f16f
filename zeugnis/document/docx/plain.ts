/** A text that may stand in XML: no lone halves of a pair, no control characters (XML 1.0, 2.2), one line. */
export function plain(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\ufffe\uffff]+/gu, ' ')
    .trim()
}
