/** Words and phrases, written as one text with commas between them. */
export function list(text: string): string[] {
  return text
    .split(',')
    .map((entry) => entry.trim().replace(/\s+/g, ' '))
    .filter(Boolean)
}
