import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { isLineLost, isSignedOut } from '../session/backend.ts'
import { checkSession } from '../session/session.tsx'
import { line } from './line.ts'

/** Once more after a moment: a server that is being renewed answers again within seconds. */
const TRIES = 2

/** What the desk has asked the backend, for as long as the tab is open. */
export const questions: QueryClient = new QueryClient({
  queryCache: new QueryCache({ onError: look, onSuccess: () => line.found() }),
  mutationCache: new MutationCache({ onError: look, onSuccess: () => line.found() }),
  defaultOptions: {
    queries: { retry: (count, error) => isLineLost(error) && count < TRIES, staleTime: 10_000 },
    // A line that is lost is said at once: what was typed stays in its form.
    mutations: { networkMode: 'always' },
  },
})

/** An answer that refuses may mean that the session has ended elsewhere; none at all, that the line is lost. */
function look(error: unknown): void {
  if (isLineLost(error)) line.lost()
  if (isSignedOut(error)) void checkSession()
}
