import { createContext, type ReactNode, useContext } from 'react'
import { Scripts, ScrollRestoration } from 'react-router'
import { HYDRATION_BLOCK_ID, LATE_NOTICE_ID, NEWER_NOTICE_ID } from '../constants.ts'
import { useMessages } from '../messages/messages.tsx'
import { type HydrationBlock, toInertJson } from './hydration-block.ts'
import intentScript from './intent-script.ts?script'

interface Provided {
  readonly block: HydrationBlock | undefined
  readonly nonce: string | undefined
}

const HydrationContext = createContext<Provided>({ block: undefined, nonce: undefined })

export function HydrationBlockProvider({ block, nonce, children }: Provided & { children: ReactNode }) {
  return <HydrationContext value={{ block, nonce }}>{children}</HydrationContext>
}

const isServer = import.meta.env.SSR

/** First in the head: waits for a sign of intent. Its text is constant, so one policy hash serves all pages. */
export function IntentScript() {
  const { nonce } = useContext(HydrationContext)
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: isServer ? intentScript : '' }} />
}

/** Last in the body: what React needs to take over, inert. In development the router's ordinary scripts. */
export function HydrationScripts() {
  const { block, nonce } = useContext(HydrationContext)
  const t = useMessages()
  return (
    <>
      <p id={LATE_NOTICE_ID} className="late" role="status" hidden data-lost={t('page.lost')} suppressHydrationWarning>
        {t('page.late')}
      </p>
      <p id={NEWER_NOTICE_ID} className="late" role="status" hidden suppressHydrationWarning>
        {t('page.newer')}
      </p>
      <ScrollRestoration nonce={nonce} />
      {import.meta.env.DEV ? (
        <Scripts />
      ) : (
        <script
          type="application/json"
          id={HYDRATION_BLOCK_ID}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: block ? toInertJson(block) : '' }}
        />
      )}
    </>
  )
}
