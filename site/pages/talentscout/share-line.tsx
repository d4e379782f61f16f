import { useState } from 'react'
import { type Consent, SAMPLE_DAY, type ShareAnswer, samplePool, share, withdraw } from '#talent'
import { type Locale, longDate, type MessageKey } from '#words/interface'
import { type Translate, useMessages } from '../../messages/messages.tsx'
import { applicationOf } from './application-of.ts'

const reasons: Readonly<Partial<Record<Extract<ShareAnswer, { allowed: false }>['refusal'], MessageKey>>> = {
  'no-consent': 'talent.share.no-consent',
  expired: 'talent.share.expired',
  withdrawn: 'talent.share.withdrawn',
}

/** What another firm of the pool could see of this application; a withdrawal can be tried. */
export function ShareLine({ number, locale }: { number: number; locale: Locale }) {
  const t = useMessages()
  const given = applicationOf(number)?.consents.find(({ purpose }) => purpose === 'share-pool') ?? null
  const [consent, setConsent] = useState<Consent | null>(given)
  const recipient = given?.recipients[0] ?? samplePool.members.find((member) => member !== samplePool.owner) ?? ''
  const answer = share(samplePool, number, { recipient, consent, today: SAMPLE_DAY })
  return (
    <div className="match-s">
      <p role="status">
        <b>{t('talent.share')}:</b>{' '}
        {answer.allowed ? allowedText(answer, recipient, locale, t) : t(reasons[answer.refusal] ?? 'talent.share.refused')}
      </p>
      {consent && answer.allowed && (
        <button className="btn btn--2 btn--s" type="button" onClick={() => setConsent(withdraw(consent, SAMPLE_DAY))}>
          {t('talent.share.withdraw')}
        </button>
      )}
      {consent !== given && (
        <button className="btn btn--2 btn--s" type="button" onClick={() => setConsent(given)}>
          {t('talent.share.again')}
        </button>
      )}
    </div>
  )
}

const fieldNames = {
  wish: 'talent.shared.wish',
  experience: 'talent.shared.experience',
  skills: 'talent.shared.skills',
  qualifications: 'talent.shared.qualifications',
  languages: 'talent.shared.languages',
  region: 'talent.shared.region',
  availability: 'talent.shared.availability',
} as const satisfies Readonly<Record<Consent['fields'][number], MessageKey>>

function allowedText({ shared, until }: Extract<ShareAnswer, { allowed: true }>, recipient: string, locale: Locale, t: Translate): string {
  const fields = Object.entries(fieldNames).flatMap(([field, name]) => (field in shared ? [t(name)] : []))
  const list = new Intl.ListFormat(locale === 'en' ? 'en-GB' : 'de-DE').format(fields)
  return t('talent.share.allowed', { until: longDate(until, locale), recipient, fields: list })
}
