import { type ReactNode, useContext } from 'react'
import { localized } from '../route-table/paths.ts'
import { Flag } from '../ui/flag.tsx'
import { TextContext, useText } from './text-context.ts'

interface Block {
  readonly children?: ReactNode
}

const noteFlags = { info: 'x', warn: 'u', ok: 'c' } as const

export function Note({ kind = 'info', title, children }: Block & { kind?: keyof typeof noteFlags; title: string }) {
  return (
    <div className={`note note--${kind}`}>
      <Flag name={noteFlags[kind]} size={34} />
      <div>
        <p className="note-t">{title}</p>
        {children}
      </div>
    </div>
  )
}

export function Side({ title, children }: Block & { title: string }) {
  return (
    <div className="side" role="note">
      <b>{title}</b> {children}
    </div>
  )
}

/** The flag of the heading that follows, on the halyard. */
export function Hoist({ flag, label }: { flag: string; label: string }) {
  return (
    <div className="leine hst">
      <Flag name={flag} size={52} />
      <span>{label}</span>
    </div>
  )
}

export function Facts({ children }: Block) {
  return <dl className="facts">{children}</dl>
}

interface FactProps extends Block {
  readonly title: string
  readonly to?: string
  /** What is to be known without opening; the rest then stands behind it. */
  readonly brief?: string
}

export function Fact({ title, to, brief, children }: FactProps) {
  const { locale } = useText()
  return (
    <div>
      <dt>{to === undefined ? title : <a href={localized(to, locale)}>{title}</a>}</dt>
      <dd>{brief === undefined ? children : <Brief summary={brief}>{children}</Brief>}</dd>
    </div>
  )
}

function Brief({ summary, children }: Block & { summary: string }) {
  return (
    <details className="brief">
      <summary>{summary}</summary>
      <div>{children}</div>
    </details>
  )
}

export function Steps({ children }: Block) {
  return <div className="steps">{children}</div>
}

export function Faq({ children }: Block) {
  return <div className="faq">{children}</div>
}

/** Puts aside what is to stand below what the page adds to the text. */
export function Below({ children }: Block) {
  useText().below.push(children)
  return null
}

export function Question({ title, children }: Block & { title: string }) {
  // The workshop shows a question outside of any text.
  useContext(TextContext)?.questions.push({ title, answer: children })
  return (
    <details>
      <summary>{title}</summary>
      <div>{children}</div>
    </details>
  )
}
