import { createContext, type ReactNode, use, useEffect, useState } from 'react'
import { backend, isSignedOut, operator, operators } from './backend.ts'
import { useIdleEnd } from './use-idle-end.ts'

/** `never`: nobody has signed in since the page was opened. `ended`: somebody had, and what they were at stays below the sign-in. */
export type SessionState = 'never' | 'open' | 'ended'

interface Session {
  readonly state: SessionState
  /** The operator's address; they may change it here. */
  readonly email: string
  /** Leaves the desk: nothing of it stays in this tab. */
  readonly leave: () => void
}

const SessionContext = createContext<Session>({ state: 'never', email: '', leave: () => undefined })

export const useSession = () => use(SessionContext)

const RENEW_EVERY_MS = 10 * 60_000

export function SessionProvider({ children }: { readonly children: ReactNode }) {
  const [state, setState] = useState<SessionState>(backend.authStore.isValid ? 'open' : 'never')
  const [email, setEmail] = useState(() => operator().email)
  useEffect(
    () =>
      backend.authStore.onChange(() => {
        setState(stateNow)
        setEmail((before) => operator().email || before)
      }),
    [],
  )
  useEffect(() => {
    if (state !== 'open') return
    const renew = () => void checkSession()
    renew()
    const timer = setInterval(renew, RENEW_EVERY_MS)
    return () => clearInterval(timer)
  }, [state])
  useIdleEnd(state === 'open', () => backend.authStore.clear())
  function leave() {
    backend.authStore.clear()
    location.replace('/_/today')
  }
  return <SessionContext value={{ state, email, leave }}>{children}</SessionContext>
}

function stateNow(before: SessionState): SessionState {
  if (backend.authStore.isValid) return 'open'
  return before === 'never' ? 'never' : 'ended'
}

/** Asks for a new token; where the old one holds no longer, the session has ended. */
export async function checkSession(): Promise<void> {
  try {
    if (backend.authStore.isValid) await operators().authRefresh()
    else backend.authStore.clear()
  } catch (error) {
    if (isSignedOut(error)) backend.authStore.clear()
  }
}
