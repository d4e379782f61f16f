import type { ReactNode } from 'react'
import { fill } from '#words/fill'
import { localized } from '../paths.ts'
import { Flag } from '../ui/flag.tsx'
import { type MailboxName, mailboxes } from './mailboxes.ts'
import { useText } from './text-context.ts'

interface Props {
  readonly children?: ReactNode
}

/** Writers name pages by their German path; the link leads to the page in the language of the text. */
export function Link({ href = '', children }: Props & { href?: string }) {
  const { locale } = useText()
  if (!href.startsWith('/')) return <a href={href}>{children}</a>
  const [path = '/', fragment] = href.split('#', 2)
  return <a href={localized(path, locale) + (fragment ? `#${fragment}` : '')}>{children}</a>
}

/** A quoted sentence of a reference, on its own short halyard with the pennant of its grade. */
export function Quote({ grade, source, children }: Props & { grade?: string; source?: string }) {
  const { locale, messages } = useText()
  return (
    <blockquote lang="de">
      {grade && <Flag name={grade} size={26} label={fill(messages.grade, { grade })} />}
      {children}
      {source && <footer lang={locale}>{source}</footer>}
    </blockquote>
  )
}

/** Wording of a reference inside a German sentence. */
export function Phrase({ children }: Props) {
  return <span className="ref">„{children}“</span>
}

/** Wording of a German reference inside an English sentence. */
export function De({ children }: Props) {
  return (
    <span className="ref" lang="de">
      „{children}“
    </span>
  )
}

export function Mail({ to = 'general' }: { to?: MailboxName }) {
  const address = mailboxes[to]
  return <a href={`mailto:${address}`}>{address}</a>
}

/** A block of code that scrolls sideways, by keyboard too, and can be copied. */
export function Code({ children }: Props) {
  const { messages } = useText()
  return (
    <div className="cb">
      <div className="cb-h">
        <button type="button" data-copy="">
          {messages['code.copy']}
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard (WCAG 2.1.1) */}
      <pre tabIndex={0}>{children}</pre>
    </div>
  )
}
