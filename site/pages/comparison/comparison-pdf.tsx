import type { Locale } from '#words/interface'
import { sheetTexts } from '#words/said'
import type { Outline } from '#zeugnis/document'
import { useMessages } from '../../messages/messages.tsx'
import { PdfButton } from '../../reading/pdf-button.tsx'
import { pdfFromWorker } from '../../reading/pdf-from-worker.ts'
import type { ComparisonView } from './comparison-view.ts'
import { useOutline } from './use-outline.ts'

/** What the page shows of two texts, as a file: what makes it is loaded with the first click. */
export function ComparisonPdf({ view, locale }: { readonly view: ComparisonView; readonly locale: Locale }) {
  const t = useMessages()
  const outlineOf = useOutline()
  const make = (replaces: boolean) => {
    const { page } = sheetTexts[locale]
    const outline: Outline = { ...outlineOf(view), language: locale, page, date: new Date().toISOString().slice(0, 10), replaces }
    return pdfFromWorker(new Worker(new URL('../../reading/outline.worker.ts', import.meta.url), { type: 'module' }), outline)
  }
  return <PdfButton label={t('comparison.pdf')} fileName={t('comparison.file.name')} make={make} />
}
