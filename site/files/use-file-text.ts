import { useRef, useState } from 'react'
import { FileProblem } from './file-problem.ts'
import type { FileText } from './file-text.ts'
import { readFile } from './read-file.ts'

interface Taken {
  readonly onText: (read: FileText) => void
  readonly onProblem: (problem: FileProblem | null) => void
  /** Takes files whose text has to be recognised; without it they are refused in words. */
  readonly onPictures: ((files: readonly File[]) => void) | undefined
}

/** Reads one file after the other; a later one takes the place of one that is still being read. */
export function useFileText({ onText, onProblem, onPictures }: Taken) {
  const [isReading, setIsReading] = useState(false)
  const latest = useRef<File>(undefined)
  async function take(files: readonly File[]) {
    const [file] = files
    if (!file) return
    if (files.length > 1 && onPictures) return onPictures(files)
    latest.current = file
    onProblem(null)
    setIsReading(true)
    const read = await readFile(file).catch(problemOf)
    if (latest.current !== file) return
    setIsReading(false)
    if (onPictures && isPictured(read)) return onPictures(files)
    if (read instanceof FileProblem) onProblem(read)
    else onText(read)
  }
  /** What the file says is no longer wanted. */
  function giveUp() {
    latest.current = undefined
    setIsReading(false)
  }
  return { isReading, take, giveUp }
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
