import type { FileNote } from './file-text.ts'
import { useNoteWords } from './file-words.ts'

/** What there is to say beside the text of a file, a sentence each. */
export function FileNotes({ notes }: { notes: readonly FileNote[] }) {
  const wordsOf = useNoteWords()
  return notes.map((note) => (
    <p key={note.code} className="note" role="status">
      {wordsOf(note)}
    </p>
  ))
}
