import { useState } from 'react'
import type { Locale } from '#words/locales'
import { useMessages } from '../../runtime/messages.tsx'
import { saveFile } from '../../runtime/save-file.ts'
import { makeReport } from './make-report.ts'

interface Props {
  readonly text: string
  readonly locale: Locale
  /** What the button says; the name of the file without its ending. */
  readonly label: string
  readonly fileName: string
}

/** The analysis as a file, made in this browser: what makes it is loaded with the first click. */
export function ReportButton({ text, locale, label, fileName }: Props) {
  const t = useMessages()
  const [said, setSaid] = useState('')
  async function save() {
    setSaid(t('file.making'))
    const name = `${fileName}.pdf`
    setSaid(
      await makeReport({ text, locale, date: new Date().toISOString().slice(0, 10) }).then(
        (bytes) => {
          saveFile(bytes, name, 'pdf')
          return t('file.saved', { name })
        },
        () => t('file.failed'),
      ),
    )
  }
  return (
    <>
      <button className="btn btn--2 btn--s" type="button" data-pdf="" onClick={() => void save()}>
        {label}
      </button>
      <span className="small dim" role="status">
        {said}
      </span>
    </>
  )
}
