import { Fragment, type ReactNode } from 'react'
import type { AbilityState } from '#words/facts'
import type { MessageKey } from '#words/interface'
import { useText } from '../text-context.ts'

const stateNames = {
  available: 'integration.state.available',
  planned: 'integration.state.planned',
  possible: 'integration.state.possible',
  unproven: 'integration.state.unproven',
} as const satisfies Readonly<Record<AbilityState, MessageKey>>

/** The state of an ability: a mark whose shape differs, and the word. */
export function State({ of }: { of: AbilityState }) {
  const { messages } = useText()
  return <b className={`state state-${of}`}>{messages[stateNames[of]]}</b>
}

/** How an ability is had, led by the mark of its state; the word is seen where the mark is explained. */
export function Way({ of, children }: { of: AbilityState; children: ReactNode }) {
  const { messages } = useText()
  return (
    <div className={`state state-${of} state--way`}>
      <span className="vh">{messages[stateNames[of]]}: </span>
      <span className="how">{children}</span>
    </div>
  )
}

/** A text of the facts: what stands in backticks is code. */
export function Technical({ text }: { text: string }) {
  return text.split('`').map((part, place) => (place % 2 === 0 ? part : <TechnicalName key={part} name={part} />))
}

/** A name in code; it breaks between the marks that part it and what follows them. */
export function TechnicalName({ name }: { name: string }) {
  return (
    <code>
      {name.split(/(?<=[./]|::)/).map((part, place) => (
        <Fragment key={part}>
          {place > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </code>
  )
}
