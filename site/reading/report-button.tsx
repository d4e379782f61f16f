import type { Locale } from '#words/interface'
import { useMessages } from '../messages/messages.tsx'
import { makeReport } from './make-report.ts'
import { PdfButton } from './pdf-button.tsx'

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
  return <PdfButton label={label} fileName={fileName} make={make} />
}
