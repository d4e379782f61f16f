import { useRef, useState } from 'react'
import { FileProblem } from './file-problem.ts'
import type { FileText } from './file-text.ts'
import { readFile } from './read-file.ts'

interface Taken {
  readonly onText: (read: FileText) => void
  readonly onProblem: (problem: FileProblem | null) => void
  /** Takes files whose text has to be recognised; without it they are refused in words. */
  readonly onPictures: ((files: readonly File[]) => Promise<void>) | undefined
}

/** Reads one file after the other; a later one takes the place of one that is still being read. */
export function useFileText({ onText, onProblem, onPictures }: Taken) {
  const [isReading, setIsReading] = useState(false)
  const latest = useRef<File>(undefined)
  async function take(files: readonly File[]) {
    const [file] = files
    if (!file) return
    latest.current = file
    onProblem(null)
    setIsReading(true)
    const read = await textOf(files, file, onPictures).catch(problemOf)
    if (latest.current !== file) return
    setIsReading(false)
    if (read instanceof FileProblem) onProblem(read)
    else if (read) onText(read)
  }
  /** What the file says is no longer wanted. */
  function giveUp() {
    latest.current = undefined
    setIsReading(false)
  }
  return { isReading, take, giveUp }
}

/** The text of a file; nothing where it is for those who take pictures, as several files always are. */
async function textOf(files: readonly File[], file: File, onPictures: Taken['onPictures']): Promise<FileText | undefined> {
  const read = files.length > 1 && onPictures ? undefined : await readFile(file).catch(problemOf)
  if (onPictures && (!read || isPictured(read))) return void (await onPictures(files))
  if (read instanceof FileProblem) throw read
  return read
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
