import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { z } from 'zod'
import { contractTime } from '#services/desk'
import { useSay } from '../../language/language.tsx'
import { backend, operator } from '../../session/backend.ts'
import { useLive } from '../../ui/use-live.ts'
import { useOperators } from './use-operators.ts'

const RENEW_MS = 20_000
/** Who has not renewed for so long is gone, or has lost the line. */
const GONE_MS = 60_000

const present = z.array(z.object({ id: z.string(), operator: z.string() }))

/** Says who else has this record open, and tells them of this operator. */
export function Presence({ place }: { readonly place: string }) {
  const say = useSay()
  const operators = useOperators()
  useOwnPresence(place)
  useLive('deskPresence')
  const { data = [] } = useQuery({ queryKey: ['deskPresence', place], queryFn: () => othersAt(place), refetchInterval: RENEW_MS })
  const names = [...new Set(data.map((other) => operators.find(({ id }) => id === other.operator)?.email ?? say('presence.somebody')))]
  return <div role="status">{names.length > 0 && <p className="also-here">{say('presence.here', { names: names.join(', ') })}</p>}</div>
}

async function othersAt(place: string) {
  const since = contractTime(new Date(Date.now() - GONE_MS))
  const filter = backend.filter('place = {:place} && seen >= {:since} && operator != {:me}', { place, since, me: operator().id })
  return present.parse(await backend.collection('deskPresence').getFullList({ filter }))
}

function useOwnPresence(place: string): void {
  const questions = useQueryClient()
  const told = useEffectEvent(() => void questions.invalidateQueries({ queryKey: ['deskPresence'] }))
  useEffect(() => {
    const id = newId()
    const here = backend.collection('deskPresence')
    const body = () => ({ operator: operator().id, place, seen: contractTime(new Date()) })
    // Presence is a courtesy: where it cannot be told, the desk works on.
    const arrived = here.create({ id, ...body() }).then(told, () => undefined)
    const timer = setInterval(() => void here.update(id, body()).catch(() => undefined), RENEW_MS)
    const leave = () => void arrived.then(() => here.delete(id, { keepalive: true })).catch(() => undefined)
    addEventListener('pagehide', leave)
    return () => {
      clearInterval(timer)
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [place])
}

/** As the contract wants ids: fifteen of a-z and 0-9. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(15)), (byte) => (byte % 36).toString(36)).join('')
}
