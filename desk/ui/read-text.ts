export interface ReadText {
  readonly text: string
  /** Whether it was in none of the encodings of Unicode, and was taken for Windows-1252, as German Excel saves. */
  readonly isGuessed: boolean
}

/** The text of a file, whichever encoding a spreadsheet has saved it in. */
export async function readText(file: Blob): Promise<ReadText> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return { text: new TextDecoder('utf-16le').decode(bytes), isGuessed: false }
  if (first === 0xfe && second === 0xff) return { text: new TextDecoder('utf-16be').decode(bytes), isGuessed: false }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), isGuessed: false }
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), isGuessed: true }
  }
}
