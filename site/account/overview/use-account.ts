import type { RecordAuthResponse, RecordSubscription } from 'pocketbase'
import { useEffect, useState } from 'react'
import { keepListening } from '#services/cases'
import type { Locale } from '#words/interface'
import { backendClient, faultOf, goOnWithout } from '../../session/client.ts'
import { renewSession } from '../../session/follow-session.ts'
import { type Account, readAccount } from './account.ts'

/** Why nobody is signed in: nobody was, the session has ended, the owner left, the account is gone, its address has changed. */
export type SignedOut = 'nobody' | 'expired' | 'left' | 'deleted' | 'moved'

export type Session = { readonly account: Account } | { readonly account?: undefined; readonly why: SignedOut }

/**
 * Who is signed in, as this tab and others know it. The backend tells every change of the record over realtime: a confirmation on the
 * phone, a deletion in another tab. What happened while the line was down is asked for when it is there again.
 */
export function useAccount(locale: Locale) {
  const [session, setSession] = useState<Session>()

  useEffect(() => {
    const client = backendClient(locale)
    const leave = (why: SignedOut) => {
      setSession({ why })
      client.authStore.clear()
    }

    async function refresh() {
      const { token } = client.authStore
      if (!token) return
      try {
        const renewed: RecordAuthResponse = await client.send('/api/collections/users/auth-refresh', { method: 'POST', requestKey: null })
        // The SDK's own way would sign in again who has signed out meanwhile, here or in another tab.
        renewSession(client.authStore, token, renewed)
      } catch (error) {
        // Without a line the page shows what it knows.
        if (faultOf(error) === 'expired' && client.authStore.token === token) leave('expired')
      }
    }

    function changed({ action, record }: RecordSubscription) {
      const now = readAccount(record)
      if (action === 'delete') leave('deleted')
      else if (now && now.email !== client.authStore.record?.email) leave('moved')
      else if (now && client.authStore.token) renewSession(client.authStore, client.authStore.token, { token: client.authStore.token, record })
    }

    const stopListening = client.authStore.onChange((token, record) => {
      const account = token ? readAccount(record) : undefined
      setSession((before) => (account ? { account } : before?.account ? { why: 'left' } : (before ?? { why: 'nobody' })))
    }, true)
    const id = client.authStore.record?.id
    if (!id) return stopListening
    void refresh()
    const listening = [client.realtime.subscribe('PB_CONNECT', () => void refresh()), client.collection('users').subscribe(id, changed)]
    const giveUp = keepListening(client, Promise.all(listening))
    return () => {
      stopListening()
      giveUp()
      for (const unsubscribe of listening) void unsubscribe.then((stop) => stop()).catch(goOnWithout)
    }
  }, [locale])

  return { session, leave: (why: SignedOut) => setSession({ why }) }
}
