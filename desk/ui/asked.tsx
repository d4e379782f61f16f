import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSay } from '../language/language.tsx'
import { isLineLost } from '../session/backend.ts'

interface AskedProps<T> {
  readonly query: UseQueryResult<T>
  readonly children: (answer: T) => ReactNode
}

/** What was asked, once it is there; until then that it is coming, or why it does not come and how to ask again. */
export function Asked<T>({ query, children }: AskedProps<T>) {
  const say = useSay()
  if (query.data !== undefined) return <>{children(query.data)}</>
  if (!query.error) return <p className="dim">{say('asked.coming')}</p>
  return (
    <div className="problem" role="alert">
      <p>{isLineLost(query.error) ? say('line.lost') : say('asked.failed', { message: query.error.message })}</p>
      <button type="button" className="second" onClick={() => query.refetch()}>
        {say('asked.again')}
      </button>
    </div>
  )
}
