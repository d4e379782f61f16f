import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import type { Locale, Messages } from '#words/interface'
import { installHandoff } from './arrival/handoff.client.ts'
import { readHydrationBlock } from './arrival/hydration-block.ts'
import { loadMessages } from './messages/load-messages.ts'
import { MessagesProvider } from './messages/messages.tsx'
import { loadWhole } from './navigation/load-whole.ts'
import { localeOfPath } from './route-table/paths.ts'

async function start(): Promise<void> {
  const block = readHydrationBlock()
  const locale = localeOfPath(location.pathname)
  const [messages] = await Promise.all([messagesOf(locale), block && installHandoff(block)])
  hydrateRoot(
    document,
    <MessagesProvider locale={locale} messages={messages}>
      <HydratedRouter onError={loadWhole} />
    </MessagesProvider>,
  )
}

/** What does not come as a file comes as a script, as all that React is made of: a page that needs React starts also then. */
async function messagesOf(locale: Locale): Promise<Messages> {
  return (await loadMessages(locale)) ?? (await import('#words/messages')).messagesFor(locale)
}

await start()
