import type { Locale } from '#words/interface'
import { useMessages } from '../../messages/messages.tsx'
import { inLocale, searchPath } from '../../route-table/pages.ts'
import { toTheLetter } from '../../search/literal.ts'
import type { Correction } from '../../search/search.ts'
import { shorten } from './shorten.ts'

interface CorrectionNoteProps {
  readonly correction: Correction
  readonly asked: string
  readonly locale: Locale
}

/** What was searched in place of a word that stands nowhere, and the way to that word all the same. */
export function CorrectionNote({ correction: { query, unknown }, asked, locale }: CorrectionNoteProps) {
  const t = useMessages()
  return (
    <>
      {t('search.corrected', { query: shorten(unknown), corrected: shorten(query) })}{' '}
      <a href={`${inLocale(searchPath, locale)}?${new URLSearchParams({ q: toTheLetter(asked) })}`}>
        {t('search.literal', { query: shorten(asked) })}
      </a>
    </>
  )
}
