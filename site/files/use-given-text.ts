import { type ClipboardEvent, type DragEvent, useState } from 'react'
import { FileProblem } from './file-problem.ts'
import type { FileNote, FileText } from './file-text.ts'
import { useFileWords } from './file-words.ts'
import { isTooLong, stopsLongPaste } from './too-long.ts'
import { useFileText } from './use-file-text.ts'

/**
 * A text that is typed, pasted, dropped or read from a file. What can't be taken is said, and what stood in the field stays.
 * @param onText called with every text that is given, and with what there is to say beside that of a file
 * @param onPictures takes files whose text has to be recognised; without it they are refused in words
 * @param before what stands in the field at first
 */
export function useGivenText(
  onText: (text: string, notes: readonly FileNote[]) => void,
  onPictures?: (files: readonly File[]) => Promise<void>,
  before = '',
) {
  const words = useFileWords()
  const [text, setText] = useState(before)
  const [problem, setProblem] = useState<FileProblem | null>(null)
  const tooLong = () => setProblem(new FileProblem('too-long'))
  const { isReading, take, giveUp } = useFileText({ onText: takeFile, onProblem: setProblem, onPictures })

  function takeFile(read: FileText) {
    setText(read.text)
    onText(read.text, read.notes)
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
