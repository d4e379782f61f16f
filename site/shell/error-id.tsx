import { createContext, type ReactNode, useContext } from 'react'

const ErrorIdContext = createContext('')

export function ErrorIdProvider({ id, children }: { id: string; children: ReactNode }) {
  return <ErrorIdContext value={id}>{children}</ErrorIdContext>
}

/** Names the failed request in the log, so that a visitor can tell us which one it was. */
export function useErrorId(): string {
  return useContext(ErrorIdContext)
}
