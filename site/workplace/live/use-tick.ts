import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { keepListening } from '#services/cases'
import { whenIdle } from '../../browser/when-idle.ts'
import { hasUnsaved } from '../form/unsaved.ts'
import { useLocale } from '../words.ts'

interface TickOptions {
  readonly within: RefObject<HTMLElement | null>
  readonly count: number
  readonly onChange: () => void
}

const IDLE_MS = 1000
const AGAIN_MS = 5000
/** What this page sends itself comes back as well, mostly before the page shows it. */
const OWN_MS = 1500

/** Listens to the number of a case's events; answers whether the page is behind and somebody is writing in it. A line that fails is nothing to tell. */
export function useTick(tick: string, { within, count, onChange }: TickOptions): boolean {
  const locale = useLocale()
  const [reached, setReached] = useState(0)
  const changed = useEffectEvent((events: unknown) => {
    if (typeof events !== 'number' || events <= count) return
    if (hasUnsaved(within.current)) setTimeout(setReached, OWN_MS, events)
    else onChange()
  })
  useEffect(() => {
    let isOver = false
    let stop = () => {}
    let waiting: ReturnType<typeof setTimeout>
    // Where the client does not come, it is asked for again: the page stays open for hours.
    const begin = () => void follow().catch(() => (waiting = setTimeout(begin, AGAIN_MS)))
    async function follow() {
      const { backendClient, goOnWithout } = await import('../../session/client.ts')
      if (isOver) return
      const client = backendClient(locale)
      const ticks = client.collection('caseTicks')
      // What happened before the line was there, or while it was down, is asked for when it is.
      const look = () => void ticks.getOne(tick, { requestKey: null }).then(({ events }) => changed(events), goOnWithout)
      const listening = [client.realtime.subscribe('PB_CONNECT', look), ticks.subscribe(tick, ({ record }) => changed(record.events))]
      const giveUp = keepListening(client, Promise.all(listening))
      stop = () => {
        giveUp()
        for (const one of listening) void one.then((end) => end()).catch(goOnWithout)
      }
    }
    const callOff = whenIdle(IDLE_MS, begin)
    return () => {
      isOver = true
      callOff()
      clearTimeout(waiting)
      stop()
    }
  }, [tick, locale])
  return reached > count
}
