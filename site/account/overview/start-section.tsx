import { useEffect, useState } from 'react'
import type { Locale } from '#words/interface'
import { keptDraftNames } from '../../browser/kept-drafts.ts'
import { useMessages } from '../../messages/messages.tsx'
import { casesPath } from '../../route-table/account-paths.ts'
import { inLocale } from '../../route-table/pages.ts'
import { Section, Value } from './section.tsx'

const generator = '/products/zeugnisgenerator'
const tryIt = '/docs/api/zeugnisanalyse#try'

interface StartProps {
  readonly locale: Locale
  readonly apiKey: string
}

/** What one can do with the access, and what is at hand already. */
export function StartSection({ locale, apiKey }: StartProps) {
  const t = useMessages()
  const [drafts, setDrafts] = useState<readonly string[]>([])
  useEffect(() => setDrafts(keptDraftNames()), [])
  return (
    <Section id="start" heading={t('account.start')}>
      <Value label={t('account.start.cases')} value={t('account.start.cases.text')}>
        <a className="btn btn--s" href={inLocale(casesPath, locale)}>
          {t('account.start.cases.press')}
        </a>
      </Value>
      <Value label={t('account.start.drafts')} value={drafts.join(', ') || t('account.start.drafts.none')}>
        <a className="btn btn--2 btn--s" href={inLocale(generator, locale)}>
          {t('account.start.drafts.press')}
        </a>
      </Value>
      <Value label={t('account.start.api')} value={apiKey}>
        <a className="btn btn--2 btn--s" href={inLocale(tryIt, locale)}>
          {t('account.start.api.press')}
        </a>
      </Value>
    </Section>
  )
}
