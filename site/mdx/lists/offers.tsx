import type { ReactNode } from 'react'
import type { MessageKey } from '#words/interface'
import { partsOf } from '../figures/figure.tsx'
import { useText } from '../text-context.ts'

interface StatedProps {
  /** The column that it belongs to. */
  readonly of: string
  /** `no` where nothing was found, though something is to be said of it; `none` where there is no such thing. */
  readonly found?: 'no' | 'none'
  readonly children?: ReactNode
}

interface OfferProps {
  readonly name: string
  readonly is: string
  readonly children?: ReactNode
}

/** What is publicly stated of products: a mark per column in each row, and the words with their sources behind it. */
export function Offers({ children }: { children?: ReactNode }) {
  const { messages } = useText()
  const columns = columnsOf(partsOf<OfferProps>(children))
  return (
    <div className="faq offers">
      <ul className="offers-k marks" data-search="off">
        {states.map((state) => (
          <li key={state} className={`state state-${state}`}>
            {messages[words[state]]}
          </li>
        ))}
      </ul>
      <p className="offers-h marks" aria-hidden="true">
        <span>{messages['offers.name']}</span>
        {columns.map((column) => (
          <span key={column}>{column}</span>
        ))}
      </p>
      {children}
    </div>
  )
}

/** All rows have the same columns, or a mark would stand below another's heading. */
function columnsOf(offers: readonly { readonly props: OfferProps }[]): readonly string[] {
  const [first = [], ...others] = offers.map(({ props }) => partsOf<StatedProps>(props.children).flatMap(({ props: { of } }) => of ?? []))
  if (others.some((columns) => columns.join() !== first.join())) throw new Error('Offers: the rows have different columns')
  return first
}

const words = {
  available: 'offers.stated',
  unproven: 'offers.unproven',
  none: 'offers.none',
} as const satisfies Readonly<Record<string, MessageKey>>
const states = ['available', 'unproven', 'none'] as const

function stateOf({ found, children }: StatedProps): keyof typeof words {
  if (found === 'none') return 'none'
  return found === 'no' || children === undefined ? 'unproven' : 'available'
}

export function Offer({ name, is, children }: OfferProps) {
  const { messages } = useText()
  const stated = partsOf<StatedProps>(children).map(({ props }) => props)
  return (
    <details>
      <summary>
        {name}
        {stated.flatMap((one) => (one.of ? [<Mark key={one.of} {...one} />] : []))}
      </summary>
      <dl>
        <div>
          <dt>{messages['offers.is']}</dt>
          <dd>{is}</dd>
        </div>
        {children}
      </dl>
    </details>
  )
}

/** A column's name may say where it breaks; elsewhere it stands whole. */
const plain = (name: string) => name.replaceAll('\u00ad', '')

function Mark(stated: StatedProps) {
  const { messages } = useText()
  const state = stateOf(stated)
  return (
    <span className={`marks state state-${state}`} data-search="off">
      <span className="vh">
        {plain(stated.of)}: {messages[words[state]]}
      </span>
    </span>
  )
}

export function Stated({ of, children }: StatedProps) {
  const { messages } = useText()
  return (
    <div>
      <dt>{plain(of)}</dt>
      <dd>{children ?? messages['offers.unproven']}</dd>
    </div>
  )
}

/** Where all that stands without a link was read. */
export function StatedIn({ children }: { children?: ReactNode }) {
  const { messages } = useText()
  return (
    <div>
      <dt>{messages['offers.source']}</dt>
      <dd>{children}</dd>
    </div>
  )
}
