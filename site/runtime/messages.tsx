import { createContext, type ReactNode, useContext } from 'react'
import { fill } from '#words/fill'
import type { MessageKey, Messages } from '#words/messages'

const MessagesContext = createContext<Messages | undefined>(undefined)

export function MessagesProvider({ messages, children }: { messages: Messages; children: ReactNode }) {
  return <MessagesContext value={messages}>{children}</MessagesContext>
}

export type Translate = (key: MessageKey, values?: Readonly<Record<string, string | number>>) => string

/** Interface texts of the page's language: `t('header.menu')`, `t('footer.copyright', { year: 2025 })`. */
export function useMessages(): Translate {
  const messages = useContext(MessagesContext)
  if (!messages) throw new Error('useMessages stands outside of MessagesProvider')
  return (key, values) => (values ? fill(messages[key], values) : messages[key])
}
