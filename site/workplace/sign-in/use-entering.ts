import { useState } from 'react'
import { DEED_FIELD } from '../../session/deed-fields.ts'
import { storedSession } from '../../session/stored-session.ts'
import { send, useFormAddress, useGoingOn } from '../form/use-work.ts'

/** Who is signed in by this browser need not do so again: the server is given the session. */
export function useEntering(): { readonly isEntering: boolean; readonly enter: () => Promise<void> } {
  const address = useFormAddress()
  const goOn = useGoingOn()
  const [isEntering, setEntering] = useState(false)

  async function enter() {
    const session = storedSession(Date.now())
    if (!session) return
    setEntering(true)
    const body = new FormData()
    body.set(DEED_FIELD, 'enter')
    body.set('token', session.token)
    const heard = await send(address, 'enter', body)
    setEntering(false)
    if ('to' in heard) goOn(heard.to)
  }
  return { isEntering, enter }
}
