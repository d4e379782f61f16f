import { comparisonSampleNames, readComparisonSample } from '#words'
import { useMessages } from '../../messages/messages.tsx'
import { MadeFileButton } from '../../reading/report-button.tsx'
import type { Texts } from './use-comparing.ts'

/** Saves both texts as one Word file in which what differs is a tracked change; without texts, the sample that the page came with. */
export function ChangesFile({ texts }: { readonly texts: Texts | null }) {
  const t = useMessages()
  const make = async () => {
    const [{ before, after }, { comparedTextsToDocx }] = await Promise.all([
      texts ?? readComparisonSample(comparisonSampleNames[0]),
      import('#zeugnis/document'),
    ])
    const date = new Date().toISOString().slice(0, 10)
    return comparedTextsToDocx(before, after, { title: t('comparison.file.title'), author: t('comparison.file.author'), language: 'de', date })
  }
  return <MadeFileButton format="docx" label={t('comparison.file')} fileName={t('comparison.file.name')} make={make} />
}
