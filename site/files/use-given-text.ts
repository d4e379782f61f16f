import { type ClipboardEvent, type DragEvent, useRef, useState } from 'react'
import { FileProblem } from './file-problem.ts'
import type { FileNote } from './file-text.ts'
import { useFileWords } from './file-words.ts'
import { readFile } from './read-file.ts'
import { isTooLong, stopsLongPaste } from './too-long.ts'

/**
 * A text that is typed, pasted, dropped or read from a file. What can't be taken is said, and what stood in the field stays.
 * @param onText called with every text that is given, and with what there is to say beside that of a file
 */
export function useGivenText(onText: (text: string, notes: readonly FileNote[]) => void) {
  const words = useFileWords()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<FileProblem | null>(null)
  const [isReading, setIsReading] = useState(false)
  const latest = useRef<File>(undefined)
  const tooLong = () => setProblem(new FileProblem('too-long'))

  async function take(file: File | undefined) {
    if (!file) return
    latest.current = file
    setProblem(null)
    setIsReading(true)
    const read = await readFile(file).catch(problemOf)
    if (latest.current !== file) return
    setIsReading(false)
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
    const file = event.dataTransfer.files[0]
    const isLong = isTooLong(event.dataTransfer.getData('text'))
    if (file || isLong) event.preventDefault()
    if (isLong) tooLong()
    void take(file)
  }
  return { text, setText, said: problem && words(problem), isReading, take, giveUp, submit, paste, drop }
}

function problemOf(error: unknown): FileProblem {
  if (error instanceof FileProblem) return error
  throw error
}
