import { type ClipboardEvent, type DragEvent, useRef, useState } from 'react'
import { FileProblem } from './file-problem.ts'
import type { FileNote, FileText } from './file-text.ts'
import { useFileWords } from './file-words.ts'
import { readFile } from './read-file.ts'
import { isTooLong, stopsLongPaste } from './too-long.ts'

/**
 * A text that is typed, pasted, dropped or read from a file. What can't be taken is said, and what stood in the field stays.
 * @param onText called with every text that is given, and with what there is to say beside that of a file
 * @param onPictures takes files whose text has to be recognised; without it they are refused in words
 */
export function useGivenText(onText: (text: string, notes: readonly FileNote[]) => void, onPictures?: (files: readonly File[]) => void) {
  const words = useFileWords()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<FileProblem | null>(null)
  const [isReading, setIsReading] = useState(false)
  const latest = useRef<File>(undefined)
  const tooLong = () => setProblem(new FileProblem('too-long'))

  async function take(files: readonly File[]) {
    const [file] = files
    if (!file) return
    if (files.length > 1 && onPictures) return onPictures(files)
    latest.current = file
    setProblem(null)
    setIsReading(true)
    const read = await readFile(file).catch(problemOf)
    if (latest.current !== file) return
    setIsReading(false)
    if (onPictures && isPictured(read)) return onPictures(files)
    if (read instanceof FileProblem) return setProblem(read)
    setText(read.text)
    onText(read.text, read.notes)
  }
  /** What the file says is no longer wanted. */
  function giveUp() {
    latest.current = undefined
    setIsReading(false)
  }
  function submit() {
    if (isTooLong(text)) return tooLong()
    setProblem(null)
    onText(text, [])
  }
  function paste(event: ClipboardEvent<HTMLTextAreaElement>) {
    if (stopsLongPaste(event)) tooLong()
    else setProblem(null)
  }
  /** Dropped text goes its own way into the field. */
  function drop(event: DragEvent) {
    const files = [...event.dataTransfer.files]
    const isLong = isTooLong(event.dataTransfer.getData('text'))
    if (files.length > 0 || isLong) event.preventDefault()
    if (isLong) tooLong()
    void take(files)
  }
  return { text, setText, said: problem && words(problem), isReading, take, giveUp, submit, paste, drop }
}

/** Whether something of a file has to be recognised. */
function isPictured(read: FileText | FileProblem): boolean {
  if (read instanceof FileProblem) return read.code === 'picture' || read.code === 'scan'
  return read.notes.some(({ code }) => code === 'pages-without-text')
}

function problemOf(error: unknown): FileProblem {
  if (error instanceof FileProblem) return error
  throw error
}
