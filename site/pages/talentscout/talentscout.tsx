import type { Locale } from '#words/interface'
import { useMessages } from '../../messages/messages.tsx'
import { Flags } from '../../ui/flags.tsx'
import { JobPanel } from './job-panel.tsx'
import { MatchList } from './match-list.tsx'
import { useSearch } from './use-search.ts'

/** The live search of the sample pool: a sentence, its requirements, the applications with their evidence. */
export function Talentscout({ locale, asked }: { locale: Locale; asked: string | null }) {
  const t = useMessages()
  const search = useSearch(asked ?? t('talent.sample'))
  return (
    <section className="ts-sec" id="suche" data-search="off" aria-label={t('talent.title')}>
      <div className="wrap">
        <div className="ts-field">
          <div className="ts-field-h" role="img" aria-label={t('talent.hoist')}>
            <Flags letters="talent" size={56} />
          </div>
          <div className="ts-field-b">
            <JobPanel search={search} locale={locale} />
            <MatchList search={search} locale={locale} />
          </div>
        </div>
        <p className="ts-flag small dim">{t('talent.flag')}</p>
      </div>
    </section>
  )
}
