import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { backend } from '../../session/backend.ts'
import { checkSession } from '../../session/session.tsx'
import { isDone, lastRestored } from './stored-backups.ts'

export interface RestoreProgressState {
  readonly key: string
  readonly state: 'working' | 'done' | 'failed'
}

export interface Restore {
  /** What became of the last one that was begun on this screen. */
  readonly progress: RestoreProgressState | undefined
  /** Resolves once the server has begun. */
  begin(key: string): Promise<void>
}

interface Begun {
  readonly key: string
  /** The row of the log before, to tell whether there is a new one. */
  readonly before: string
}

const WATCH_MS = 1000

/** Puts a backup back and asks on until the server is through with it, also over a session that ends with it. */
export function useRestore(): Restore {
  const questions = useQueryClient()
  const [begun, setBegun] = useState<Begun>()
  const begin = useMutation({
    mutationFn: async (key: string) => {
      const before = await lastRestored(key)
      await backend.backups.restore(key)
      return { key, before }
    },
    onSuccess: setBegun,
  })
  const { data: state = 'working' } = useQuery({
    queryKey: ['restore', begun],
    enabled: begun !== undefined,
    queryFn: async () => {
      const now = begun ? await stateOf(begun) : 'working'
      if (now === 'done') void questions.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'restore' })
      return now
    },
    refetchInterval: ({ state: { data } }) => (data === 'done' || data === 'failed' ? false : WATCH_MS),
    // A server that does not answer is what is waited for.
    retry: true,
    retryDelay: WATCH_MS,
  })
  return { progress: begun && { key: begun.key, state }, begin: async (key) => void (await begin.mutateAsync(key)) }
}

async function stateOf({ key, before }: Begun): Promise<RestoreProgressState['state']> {
  const done = await isDone()
  // The restored data know another password, or not this operator at all.
  if (done === undefined) await checkSession()
  if (!done) return 'working'
  const now = await lastRestored(key)
  return now && now !== before ? 'done' : 'failed'
}
