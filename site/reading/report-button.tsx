import { useState } from 'react'
import type { Locale } from '#words/interface'
import type { Undrawable } from '#zeugnis/document'
import { saveFile } from '../browser/save-file.ts'
import { useMessages } from '../messages/messages.tsx'
import { makeReport } from './make-report.ts'
import { undrawableWords } from './undrawable-words.ts'

interface FileProps {
  readonly format: 'pdf' | 'docx'
  /** What the button says; the name of the file without its ending. */
  readonly label: string
  readonly fileName: string
  /** Gives the letters that cannot be drawn instead, unless they may be replaced. */
  readonly make: (replaces: boolean) => Promise<Uint8Array | readonly Undrawable[]>
}

/**
 * A file that is made in this browser. Letters that cannot be drawn are named before; the text may not be the reader's own, so it can be had
 * without them.
 */
export function MadeFileButton({ format, label, fileName, make }: FileProps) {
  const t = useMessages()
  const [said, setSaid] = useState('')
  const [lacks, setLacks] = useState(false)
  async function save(replaces: boolean) {
    setSaid(t('file.making'))
    const name = `${fileName}.${format}`
    setSaid(
      await make(replaces).then(
        (file) => {
          setLacks(!(file instanceof Uint8Array))
          if (!(file instanceof Uint8Array)) return t('file.undrawable.report', { words: undrawableWords(file, t) })
          saveFile(file, name, format)
          return t('file.saved', { name })
        },
        () => t('file.failed'),
      ),
    )
  }
  return (
    <>
      <button className="btn btn--2 btn--s" type="button" data-pdf="" onClick={() => void save(false)}>
        {label}
      </button>
      <span className="small dim" role="status">
        {said}
      </span>
      {lacks && (
        <button className="btn btn--2 btn--s" type="button" onClick={() => void save(true)}>
          {t('file.saveAnyway')}
        </button>
      )}
    </>
  )
}

interface Props {
  readonly text: string
  readonly locale: Locale
  /** What the button says; the name of the file without its ending. */
  readonly label: string
  readonly fileName: string
}

/** The analysis as a file: what makes it is loaded with the first click. */
export function ReportButton({ text, locale, label, fileName }: Props) {
  const t = useMessages()
  const closing = { thanks: t('analyser.closing.thanks'), wishes: t('analyser.closing.wishes') }
  const make = (replaces: boolean) => makeReport({ text, locale, date: new Date().toISOString().slice(0, 10), closing, replaces })
  return <MadeFileButton format="pdf" label={label} fileName={fileName} make={make} />
}
