import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { keepListening } from '#services/desk'
import { backend } from '../session/backend.ts'

/** Asks again for what stands on the screen when somebody else changes a record of the collection, and when the line is there again. */
export function useLive(collection: string, topic = '*'): void {
  const questions = useQueryClient()
  const changed = useEffectEvent(() => void questions.invalidateQueries({ queryKey: [collection] }))
  useEffect(() => {
    const listening = [backend.realtime.subscribe('PB_CONNECT', () => changed()), backend.collection(collection).subscribe(topic, () => changed())]
    const giveUp = keepListening(backend, Promise.all(listening))
    // What changed before the connection stood was told to nobody; without one the screen is as new as its last question.
    for (const one of listening)
      void one.then(
        () => changed(),
        () => undefined,
      )
    return () => {
      giveUp()
      for (const one of listening)
        void one.then(
          (leave) => leave(),
          () => undefined,
        )
    }
  }, [collection, topic])
}
