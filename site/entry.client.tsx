import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { localeOfPath } from './paths.ts'
import { installHandoff } from './runtime/handoff.client.ts'
import { readHydrationBlock } from './runtime/hydration-block.ts'
import { loadMessages } from './runtime/load-messages.ts'
import { MessagesProvider } from './runtime/messages.tsx'
import { ErrorIdProvider } from './shell/error-id.tsx'

async function start(): Promise<void> {
  const block = readHydrationBlock()
  const [messages] = await Promise.all([loadMessages(localeOfPath(location.pathname)), block && installHandoff(block)])
  if (!messages) return
  hydrateRoot(
    document,
    <MessagesProvider messages={messages}>
      <ErrorIdProvider id={block?.errorId ?? ''}>
        <HydratedRouter />
      </ErrorIdProvider>
    </MessagesProvider>,
  )
}

await start()
