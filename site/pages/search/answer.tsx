import type { Locale } from '#words/interface'
import { useMessages } from '../../messages/messages.tsx'
import { sectionKey } from '../../messages/section-key.ts'
import { inLocale, searchPath } from '../../route-table/pages.ts'
import type { SearchAnswer } from '../../search/search.ts'
import { CorrectionNote } from '../../shell/search/correction-note.tsx'
import { HitList } from '../../shell/search/hit-list.tsx'
import { NoHits } from '../../shell/search/no-hits.tsx'
import { shorten } from '../../shell/search/shorten.ts'

interface AnswerProps {
  readonly answer: SearchAnswer
  readonly query: string
  readonly kind: string | undefined
  readonly locale: Locale
}

/** What the server found: how much, of which kinds, and the pages. */
export function Answer({ answer, query, kind, locale }: AnswerProps) {
  const t = useMessages()
  const { total, hits, corrected } = answer
  if (total === 0) return <NoHits query={query} isTooCommon={answer.isTooCommon} locale={locale} />
  const inKind = answer.kinds.find((one) => one.kind === kind)?.count ?? total
  return (
    <>
      <div className="bar">
        <p role="status">
          <b>{t('search.count', { count: total })}</b> {t('search.countFor', { query: shorten(corrected?.query ?? query) })}
          {inKind > hits.length && t('search.best', { shown: hits.length })}
        </p>
        <Kinds {...{ answer, query, kind, locale }} />
      </div>
      {corrected && (
        <p className="small dim">
          <CorrectionNote correction={corrected} asked={query} locale={locale} />
        </p>
      )}
      <HitList hits={hits} locale={locale} title="h2" />
    </>
  )
}

/** Results of one kind only, by links. */
function Kinds({ answer: { kinds, total }, query, kind, locale }: AnswerProps) {
  const t = useMessages()
  if (kinds.length < 2) return null
  const href = (one?: string) => `${inLocale(searchPath, locale)}?${new URLSearchParams({ q: query, ...(one && { kind: one }) })}`
  const isKnown = kinds.some((one) => one.kind === kind)
  return (
    <nav className="chips" aria-label={t('search.kinds')}>
      <a href={href()} aria-current={isKnown ? undefined : 'true'}>
        {t('search.kind.all')} {total}
      </a>
      {kinds.map((one) => (
        <a key={one.kind} href={href(one.kind)} aria-current={one.kind === kind ? 'true' : undefined}>
          {t(sectionKey(one.kind))} {one.count}
        </a>
      ))}
    </nav>
  )
}
