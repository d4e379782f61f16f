import type { Locale } from '#words/interface'
import { useMessages } from '../../messages/messages.tsx'
import { inLocale, searchPath } from '../../route-table/pages.ts'
import type { SearchAnswer } from '../../search/search.ts'
import { CorrectionNote } from './correction-note.tsx'
import { HitList } from './hit-list.tsx'
import { NoHits, noHitsKey } from './no-hits.tsx'
import { shorten } from './shorten.ts'
import { WaysOut } from './ways-out.tsx'

interface DialogAnswerProps {
  readonly answer: SearchAnswer | undefined
  readonly asked: string
  readonly hasFailed: boolean
  readonly locale: Locale
}

/** Below the field: the best results, or where to begin while there are none. */
export function DialogAnswer({ answer, asked, hasFailed, locale }: DialogAnswerProps) {
  const t = useMessages()
  const isFound = answer !== undefined && answer.total > 0
  return (
    <div className="sdlg-b">
      <p className="sdlg-s" role="status">
        {hasFailed && t('search.failed')}
        {isFound && <Count answer={answer} asked={asked} locale={locale} />}
        {answer?.total === 0 && <b>{t(noHitsKey(answer.isTooCommon), { query: shorten(asked) })}</b>}
      </p>
      {isFound && <HitList hits={answer.hits} locale={locale} title="p" />}
      {isFound && answer.total > answer.hits.length && (
        <a className="more" href={`${inLocale(searchPath, locale)}?${new URLSearchParams({ q: asked })}`}>
          {t('search.all', { count: answer.total })}
        </a>
      )}
      {answer?.total === 0 && <NoHits query={asked} isTooCommon={answer.isTooCommon} locale={locale} isSaid />}
      {!answer && <Beginning locale={locale} />}
    </div>
  )
}

function Count({ answer: { total, corrected }, asked, locale }: { answer: SearchAnswer; asked: string; locale: Locale }) {
  const t = useMessages()
  return (
    <>
      <b>{t('search.count', { count: total })}</b>{' '}
      {corrected ? <CorrectionNote correction={corrected} asked={asked} locale={locale} /> : t('search.countFor', { query: shorten(asked) })}
    </>
  )
}

function Beginning({ locale }: { locale: Locale }) {
  const t = useMessages()
  return (
    <div className="sdlg-w">
      <p className="micro">{t('search.waysOut')}</p>
      <WaysOut locale={locale} />
    </div>
  )
}
