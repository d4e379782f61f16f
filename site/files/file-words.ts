import { useMessages } from '../messages/messages.tsx'
import type { FileProblem, FileProblemCode } from './file-problem.ts'
import { inMegabytes, limits } from './limits.ts'

const limitOf: Partial<Record<FileProblemCode, number>> = {
  'too-large': inMegabytes(limits.file),
  'too-large-unpacked': inMegabytes(limits.part),
  'too-long': limits.text,
}

/** Why a file gives no text, as sentences with the limit or the kind of file that is meant. */
export function useFileWords(): (problem: FileProblem) => string {
  const t = useMessages()
  const number = new Intl.NumberFormat(t('page.lang'))
  return ({ code, ending }) => t(`file.${code}`, { ending, limit: number.format(limitOf[code] ?? 0) })
}
