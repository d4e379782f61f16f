/** An entry of a description, and which of its letters no font of PDF files has. */
export interface UndrawableEntry {
  /** JSON pointer (RFC 6901). */
  readonly pointer: string
  readonly letters: readonly string[]
}

/** The entries of a description, or the entry itself, in which such letters stand. */
export function undrawableEntries(entry: unknown, letters: readonly string[], pointer = ''): UndrawableEntry[] {
  if (typeof entry === 'object' && entry !== null) {
    return Object.entries(entry).flatMap(([name, value]) => undrawableEntries(value, letters, `${pointer}/${name}`))
  }
  const text = typeof entry === 'string' ? entry.normalize('NFC') : ''
  const here = letters.filter((letter) => text.includes(letter))
  return here.length > 0 ? [{ pointer, letters: here }] : []
}
