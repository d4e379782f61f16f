import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { localeOfPath } from './paths.ts'
import { installHandoff } from './runtime/handoff.client.ts'
import { readHydrationBlock } from './runtime/hydration-block.ts'
import { loadMessages } from './runtime/load-messages.ts'
import { MessagesProvider } from './runtime/messages.tsx'
import { loadWhole } from './runtime/navigation/load-whole.ts'

async function start(): Promise<void> {
  const block = readHydrationBlock()
  const locale = localeOfPath(location.pathname)
  const [messages] = await Promise.all([loadMessages(locale), block && installHandoff(block)])
  if (!messages) return
  hydrateRoot(
    document,
    <MessagesProvider locale={locale} messages={messages}>
      <HydratedRouter onError={loadWhole} />
    </MessagesProvider>,
  )
}

await start()
