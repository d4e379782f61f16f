import { isValidElement, type ReactNode } from 'react'
import { localized } from '../route-table/paths.ts'
import { CodeTokens } from '../ui/code-tokens.tsx'
import { FootnoteBack, FootnoteReference } from './footnotes.tsx'
import { type MailboxName, mailboxes } from './mailboxes.ts'
import { useText } from './text-context.ts'

interface Props {
  readonly children?: ReactNode
}

interface LinkProps extends Props {
  readonly href?: string
  readonly id?: string
  /** Set by Markdown on the two ends of a footnote. */
  readonly 'data-footnote-ref'?: boolean
  readonly 'data-footnote-backref'?: string
}

/** Writers name pages by their German path; the link leads to the page in the language of the text. */
export function Link({ href = '', id, children, 'data-footnote-ref': isReference, 'data-footnote-backref': back }: LinkProps) {
  const { locale } = useText()
  if (isReference) return <FootnoteReference {...{ id, href, children }} />
  if (back !== undefined) return <FootnoteBack href={href} />
  if (!href.startsWith('/')) return <a href={href}>{children}</a>
  const [path = '/', fragment] = href.split('#', 2)
  return <a href={localized(path, locale) + (fragment ? `#${fragment}` : '')}>{children}</a>
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

/** English wording inside a German sentence. */
export function En({ children }: Props) {
  return (
    <span className="ref" lang="en">
      “{children}”
    </span>
  )
}

export function Mail({ to = 'general' }: { to?: MailboxName }) {
  const address = mailboxes[to]
  return <a href={`mailto:${address}`}>{address}</a>
}

/** Longer names may have to break on a phone. */
const LONGEST = 26

/** A name in code inside a sentence: a short one stays whole, also where it has a hyphen. */
export function NameInCode({ children }: Props) {
  const staysWhole = typeof children === 'string' && children.length <= LONGEST
  return <code className={staysWhole ? 'unbroken' : undefined}>{children}</code>
}

/** What a reader calls the language of a block, by the class that Markdown gives it. */
const languages: Readonly<Record<string, string>> = { 'language-sh': 'Shell', 'language-ts': 'TypeScript', 'language-json': 'JSON' }

/** What Markdown gives for a fenced block: its text, and its language as a class. */
interface CodeProps {
  readonly children: string
  readonly className?: string
}

/** A block of code that scrolls sideways, by keyboard too, and can be copied. */
export function Code({ children }: Props) {
  const { messages } = useText()
  const code = isValidElement<CodeProps>(children) ? children.props : undefined
  return (
    <div className="cb">
      <div className="cb-h">
        <span>{languages[code?.className ?? '']}</span>
        <button type="button" data-copy="">
          {messages['code.copy']}
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard (WCAG 2.1.1) */}
      <pre tabIndex={0}>
        {code ? (
          <code className={code.className}>
            <CodeTokens text={code.children} />
          </code>
        ) : (
          children
        )}
      </pre>
    </div>
  )
}
