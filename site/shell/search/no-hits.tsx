import type { Locale, MessageKey } from '#words/interface'
import { useMessages } from '../../messages/messages.tsx'
import { Flag } from '../../ui/flag.tsx'
import { shorten } from './shorten.ts'
import { WaysOut } from './ways-out.tsx'

interface NoHitsProps {
  readonly query: string
  readonly isTooCommon: boolean
  readonly locale: Locale
  /** Another element says already that nothing was found. */
  readonly isSaid?: boolean
}

/** The sentence that says why nothing was found. */
export function noHitsKey(isTooCommon: boolean): MessageKey {
  return isTooCommon ? 'search.common' : 'search.none'
}

/** Nothing was found: why, and where to go on. */
export function NoHits({ query, isTooCommon, locale, isSaid = false }: NoHitsProps) {
  const t = useMessages()
  return (
    <div className="no-hits">
      <Flag name="q" size={34} />
      <p>
        {!isSaid && (
          <>
            <b>{t(noHitsKey(isTooCommon), { query: shorten(query) })}</b>
            <br />
          </>
        )}
        {t(isTooCommon ? 'search.commonHint' : 'search.noneHint')}
      </p>
      <WaysOut locale={locale} />
    </div>
  )
}
