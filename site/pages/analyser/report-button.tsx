import { useState } from 'react'
import type { Locale } from '#words/locales'
import { useMessages } from '../../runtime/messages.tsx'
import { saveFile } from '../../runtime/save-file.ts'
import { makeReport } from './make-report.ts'

/** The analysis as a file, made in this browser. */
export function ReportButton({ text, locale }: { text: string; locale: Locale }) {
  const t = useMessages()
  const [said, setSaid] = useState('')
  async function save() {
    setSaid(t('file.making'))
    const name = `${t('analyser.fileName')}.pdf`
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
      <button className="btn btn--2 btn--s" type="button" onClick={() => void save()}>
        {t('analyser.report')}
      </button>
      <span className="small dim" role="status">
        {said}
      </span>
    </>
  )
}
