import { useEffect, useEffectEvent, useState } from 'react'
import type { SampleRequest } from '../reference/samples.ts'

export interface TryableRequest extends SampleRequest {
  readonly id: string
  readonly name: string
}

export const BODY_ID = 'try-body'
export const anchor = (id: string) => `try-${id}`
export const textOf = (request: TryableRequest | undefined) => (request?.body === undefined ? '' : JSON.stringify(request.body, null, 2))

/** The request as it is going to be sent: one of the documented ones, and what the visitor has changed in it. */
export function useRequestDraft(requests: readonly TryableRequest[], sandboxKey: string) {
  const [chosen, setChosen] = useState(requests[0])
  const [address, setAddress] = useState(chosen?.address ?? '')
  const [body, setBody] = useState(textOf(chosen))
  const [key, setKey] = useState(sandboxKey)
  /** @param isTyping whoever typed before the page was ready keeps the body, and sends it where the address says */
  function choose(request: TryableRequest, isTyping = false) {
    setChosen(request)
    setAddress(request.address)
    if (!isTyping) setBody(textOf(request))
  }
  return { chosen, address, body, key, choose, setAddress, setBody, setKey }
}

/** Hears when the page's address comes to name one of the requests. */
export function useFollowedAnchor(requests: readonly TryableRequest[], onNamed: (request: TryableRequest, isTyping: boolean) => void): void {
  const follow = useEffectEvent(() => {
    const request = requests.find(({ id }) => `#${anchor(id)}` === location.hash)
    if (request) onNamed(request, document.activeElement?.id === BODY_ID)
  })
  useEffect(() => {
    follow()
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])
}
