/** Words and phrases of a lexicon, written as one text with commas between them; white space within one counts as one space. */
export function list(text: string): string[] {
  return text
    .split(',')
    .map((entry) => entry.trim().replace(/\s+/g, ' '))
    .filter(Boolean)
}
