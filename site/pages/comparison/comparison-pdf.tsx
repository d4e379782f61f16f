import type { Locale } from '#words/interface'
import { sheetTexts } from '#words/said'
import type { Listing } from '#zeugnis/document'
import { useMessages } from '../../messages/messages.tsx'
import { pdfFromWorker } from '../../reading/pdf-from-worker.ts'
import { MadeFileButton } from '../../reading/report-button.tsx'
import type { ComparisonView } from './comparison-view.ts'
import { useListing } from './use-listing.ts'

/** What the page shows of two texts, as a file: what makes it is loaded with the first click. */
export function ComparisonPdf({ view, locale }: { readonly view: ComparisonView; readonly locale: Locale }) {
  const t = useMessages()
  const listingOf = useListing()
  const make = (replaces: boolean) => {
    const { page } = sheetTexts[locale]
    const listing: Listing = { ...listingOf(view), language: locale, page, date: new Date().toISOString().slice(0, 10), replaces }
    return pdfFromWorker(new Worker(new URL('../../reading/listing.worker.ts', import.meta.url), { type: 'module' }), listing)
  }
  return <MadeFileButton format="pdf" label={t('comparison.pdf')} fileName={t('comparison.file.name')} make={make} />
}
