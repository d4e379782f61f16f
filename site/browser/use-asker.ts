import { useEffect, useState } from 'react'
import { Asker } from './asker.ts'

/** A worker to ask, ended when the part of the page that asks it goes away. `start` is called with the first question. */
export function useAsker<Question, Answer>(start: () => Worker): Asker<Question, Answer> {
  const [asker] = useState(() => new Asker<Question, Answer>(start))
  useEffect(() => () => asker.stop(), [asker])
  return asker
}
