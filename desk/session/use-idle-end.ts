import { useEffect, useEffectEvent } from 'react'

/** Minutes without a key or a pointer after which the session ends. */
const IDLE_MINUTES = 30

const LOOK_EVERY_MS = 15_000
const signs = ['pointerdown', 'keydown', 'scroll', 'touchstart'] as const

/** Ends the session when nobody has been at the desk for a while; a computer that slept counts its sleep. */
export function useIdleEnd(isOn: boolean, end: () => void): void {
  const onIdle = useEffectEvent(end)
  useEffect(() => {
    if (!isOn) return
    let last = Date.now()
    const look = () => {
      if (Date.now() - last > IDLE_MINUTES * 60_000) onIdle()
    }
    const stay = () => {
      look()
      last = Date.now()
    }
    const timer = setInterval(look, LOOK_EVERY_MS)
    for (const sign of signs) addEventListener(sign, stay, { passive: true })
    return () => {
      clearInterval(timer)
      for (const sign of signs) removeEventListener(sign, stay)
    }
  }, [isOn])
}
