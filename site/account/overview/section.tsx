import type { ReactNode } from 'react'
import type { Locale } from '#words/interface'
import type { Account } from './account.ts'

/** What every section needs: whose account it is, and what to do when the session has ended under it. */
export interface SectionProps {
  readonly account: Account
  readonly locale: Locale
  readonly onExpired: () => void
}

interface FrameProps {
  readonly id: string
  readonly heading: string
  readonly children: ReactNode
}

/** Heading to the left, what it is about to the right. */
export function Section({ id, heading, children }: FrameProps) {
  return (
    <section className="part" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <div>{children}</div>
    </section>
  )
}

interface ValueProps {
  readonly label: string
  readonly value: string
  readonly children?: ReactNode
}

/** One fact of the account, and beside it what can be done with it. */
export function Value({ label, value, children }: ValueProps) {
  return (
    <div className="kv">
      <p>
        <span className="l">{label}</span>
        {value}
      </p>
      {children}
    </div>
  )
}

/** What is not needed every day, behind its own name. */
export function Folded({ label, isDanger = false, children }: { label: string; isDanger?: boolean; children: ReactNode }) {
  return (
    <details className={isDanger ? 'fold fold--danger' : 'fold'}>
      <summary>{label}</summary>
      <div>{children}</div>
    </details>
  )
}
