/** Like LOWER and NOCASE in the databases, which know no other letters. */
export function lowerAscii(text: string): string {
  return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())
}
