import type { MessageKey } from '#words/interface'
import { useMessages } from '../messages/messages.tsx'
import { waitWords } from '../messages/wait-words.ts'
import { faultOf, waitOf } from '../session/client.ts'

/** Why the backend did not do what was asked, as a sentence; nothing for what was cancelled. `refused`: what that means here. */
export function useFaultWords(refused: MessageKey = 'access.fault.refused'): (error: unknown) => string | undefined {
  const t = useMessages()
  return (error) => {
    const fault = faultOf(error)
    return fault && t(fault === 'refused' ? refused : `access.fault.${fault}`, { wait: waitWords(t, waitOf(error)) })
  }
}
