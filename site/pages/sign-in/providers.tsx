import { useEffect, useState } from 'react'
import type { Locale } from '#words/locales'
import type { MessageKey } from '#words/messages'
import { backendClient, faultOf, goOnWithout, isLostLine } from '../../access/client.ts'
import { useMessages } from '../../runtime/messages.tsx'
import { ProblemSummary } from '../../ui/form/problem-summary.tsx'

interface Provider {
  readonly name: string
  readonly displayName: string
}

/** Other services that the configuration names, each in a window of its own. Nothing is asked of them before the press. */
export function Providers({ locale, onSignedIn }: { locale: Locale; onSignedIn: () => unknown }) {
  const t = useMessages()
  const [providers, setProviders] = useState<readonly Provider[]>([])
  const [problem, setProblem] = useState<{ readonly key: MessageKey; readonly count: number }>()
  useEffect(() => {
    backendClient(locale)
      .collection('users')
      .listAuthMethods()
      .then(({ oauth2 }) => setProviders(oauth2.enabled ? oauth2.providers : []))
      // Without the list the other ways stay.
      .catch(goOnWithout)
  }, [locale])

  async function enter(provider: string) {
    try {
      await backendClient(locale).collection('users').authWithOAuth2({ provider })
      await onSignedIn()
    } catch (error) {
      goOnWithout(error)
      const key = problemOf(error)
      if (key) setProblem((before) => ({ key, count: (before?.count ?? 0) + 1 }))
    }
  }

  if (providers.length === 0) return null
  return (
    <div className="others">
      <p className="small dim">{t('access.providers')}</p>
      {problem && <ProblemSummary key={problem.count} id="provider-problem" title={t(problem.key)} problems={[]} />}
      <div className="btns">
        {providers.map(({ name, displayName }) => (
          <button key={name} className="btn btn--2 btn--s" type="button" onClick={() => enter(name)}>
            {t('access.providers.with', { name: displayName })}
          </button>
        ))}
      </div>
    </div>
  )
}

/** Nobody here has that address; given up in the other window, or gone wrong on the way back; or as elsewhere. */
function problemOf(error: unknown): MessageKey | undefined {
  const fault = faultOf(error)
  if (fault === 'refused' || fault === 'expired') return 'access.providers.unknown'
  // What the SDK itself finds wrong with the way there or back has no status either, and other words.
  return fault === 'offline' && !isLostLine(error) ? 'access.providers.cancelled' : fault && `access.fault.${fault}`
}
