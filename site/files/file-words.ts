import { useMessages } from '../messages/messages.tsx'
import type { FileProblem, FileProblemCode } from './file-problem.ts'
import type { FileNote } from './file-text.ts'
import { inMegabytes, limits } from './limits.ts'
import { MOST_FILE_PIXELS } from './scan/limits.ts'

const limitOf: Partial<Record<FileProblemCode, number>> = {
  'too-large': inMegabytes(limits.file),
  'too-large-unpacked': inMegabytes(limits.part),
  'too-long': limits.text,
  'too-many-pages': limits.pages,
  'too-many-pixels': MOST_FILE_PIXELS / 1_000_000,
}

/** Why a file gives no text, as sentences with the limit or the kind of file that is meant. */
export function useFileWords(): (problem: FileProblem) => string {
  const t = useMessages()
  const number = new Intl.NumberFormat(t('page.lang'))
  return ({ code, ending }) => t(`file.${code}`, { ending, limit: number.format(limitOf[code] ?? 0) })
}

/** What there is to say beside the text of a file. */
export function useNoteWords(): (note: FileNote) => string {
  const t = useMessages()
  const list = new Intl.ListFormat(t('page.lang'))
  return (note) => {
    if (note.code === 'tracked-changes' || note.code === 'reordered') return t(`file.note.${note.code}`)
    if (note.code === 'recognised') return t(note.doubts > 0 ? 'file.note.recognised' : 'file.note.recognised-sure', { doubts: note.doubts })
    const pages = list.format(note.pages.map(String))
    const what = note.code === 'pages-missing' ? 'missing' : 'without-text'
    return t(note.pages.length === 1 ? `file.note.page-${what}` : `file.note.pages-${what}`, { pages })
  }
}
