import { useState } from 'react'
import { longDate } from '#words/interface'
import { saveFile } from '../../browser/save-file.ts'
import { FULL_LIST_PAGE_SIZE } from '../../constants.ts'
import { useMessages } from '../../messages/messages.tsx'
import { backendClient, faultOf } from '../../session/client.ts'
import { useFaultWords } from '../use-fault-words.ts'
import { Section, type SectionProps, Value } from './section.tsx'

const DAY_LENGTH = 10

/** What is stored about this access, as a file (Art. 15 and 20 GDPR). */
export function DataSection({ account: { id, created, termsVersion }, locale, onExpired }: SectionProps) {
  const t = useMessages()
  const faultWords = useFaultWords()
  const [said, setSaid] = useState<string>()

  async function take() {
    try {
      saveFile(new TextEncoder().encode(JSON.stringify(await allOf(), null, 2)), t('account.data.file'), 'json')
      setSaid(t('account.data.done'))
    } catch (error) {
      const words = faultWords(error)
      if (words) setSaid(words)
      if (faultOf(error) === 'expired') onExpired()
    }
  }

  async function allOf() {
    const client = backendClient(locale)
    const account = await client.collection('users').getOne(id)
    // Without a key: it cancels no list that the page itself is waiting for.
    const listAll = (collection: string) => client.collection(collection).getFullList({ batch: FULL_LIST_PAGE_SIZE, requestKey: null })
    const signInPlaces = await listAll('_authOrigins')
    const otherServices = await listAll('_externalAuths')
    const sharedReports = await listAll('reports')
    return { taken: new Date().toISOString(), account, sharedReports, signInPlaces, otherServices }
  }

  return (
    <Section id="data" heading={t('account.data')}>
      {created && <Value label={t('account.data.created')} value={longDate(created.slice(0, DAY_LENGTH), locale)} />}
      {termsVersion && <Value label={t('account.data.terms')} value={t('form.terms.version', { date: longDate(termsVersion, locale) })} />}
      <p className="dim">{t('account.data.text')}</p>
      <div>
        <button className="btn btn--2 btn--s" type="button" onClick={take}>
          {t('account.data.press')}
        </button>
        <p className="small" role="status">
          {said}
        </p>
      </div>
    </Section>
  )
}
