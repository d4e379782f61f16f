import { useEffect, useState } from 'react'
import type { Locale, MessageKey } from '#words/interface'
import { useMessages } from '../../messages/messages.tsx'
import { backendClient, faultOf, goOnWithout, isLostLine } from '../../session/client.ts'
import { ProblemSummary } from '../../ui/form/problem-summary.tsx'
import { useFaultWords } from '../use-fault-words.ts'

interface Provider {
  readonly name: string
  readonly displayName: string
}

/** Other services that the configuration names, each in a window of its own. Nothing is asked of them before the press. */
export function Providers({ locale, onSignedIn }: { locale: Locale; onSignedIn: () => unknown }) {
  const t = useMessages()
  const problemWords = useProblemWords()
  const [providers, setProviders] = useState<readonly Provider[]>([])
  const [problem, setProblem] = useState<{ readonly text: string; readonly count: number }>()
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
      const text = problemWords(error)
      if (text) setProblem((before) => ({ text, count: (before?.count ?? 0) + 1 }))
    }
  }

  if (providers.length === 0) return null
  return (
    <div className="others">
      <p className="small dim">{t('access.providers')}</p>
      {problem && <ProblemSummary key={problem.count} id="provider-problem" title={problem.text} problems={[]} />}
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

function useProblemWords(): (error: unknown) => string | undefined {
  const t = useMessages()
  const faultWords = useFaultWords()
  return (error) => {
    const own = ownProblemOf(error)
    return own ? t(own) : faultWords(error)
  }
}

/** Nobody here has that address; given up in the other window, or gone wrong on the way back. Nothing where it is as elsewhere. */
function ownProblemOf(error: unknown): MessageKey | undefined {
  const fault = faultOf(error)
  if (fault === 'refused' || fault === 'expired') return 'access.providers.unknown'
  // What the SDK itself finds wrong with the way there or back has no status either, and other words.
  return fault === 'offline' && !isLostLine(error) ? 'access.providers.cancelled' : undefined
}
