import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { useSay } from '../language/language.tsx'
import { line } from './line.ts'

const ASK_AGAIN_MS = 5_000

/** Says that the line is lost, and asks again until somebody answers. */
export function LineNotice() {
  const say = useSay()
  const questions = useQueryClient()
  const isLost = useSyncExternalStore(line.subscribe, line.isLost)
  useEffect(() => {
    addEventListener('offline', line.lost)
    return () => removeEventListener('offline', line.lost)
  }, [])
  useEffect(() => {
    if (!isLost) return
    const ask = async () => {
      const { ok } = await fetch('/api/health').catch(() => ({ ok: false }))
      if (!ok) return
      line.found()
      await questions.invalidateQueries()
    }
    const timer = setInterval(ask, ASK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [isLost, questions])
  return <div role="status">{isLost && <p className="line-lost">{say('line.lost')}</p>}</div>
}
