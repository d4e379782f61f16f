import { Children, isValidElement, type ReactNode } from 'react'
import { fill } from '#words/interface'
import { useText } from './text-context.ts'

interface Props {
  readonly children?: ReactNode
}

const LABEL = 'footnote-label'

/** The notes at the end of a text. Markdown writes their heading in English: ours stands in its place. */
export function Footnotes({ children }: Props) {
  const { messages } = useText()
  return (
    <section className="fns" role="doc-endnotes" aria-labelledby={LABEL}>
      <h2 id={LABEL}>{messages['footnote.heading']}</h2>
      {Children.toArray(children).filter((child) => isValidElement(child) && child.type === 'ol')}
    </section>
  )
}

/** From the text to the note. */
export function FootnoteReference({ id, href = '', children }: Props & { id?: string | undefined; href?: string | undefined }) {
  const { messages } = useText()
  return (
    <a className="fn" id={id} href={href} role="doc-noteref" aria-label={fill(messages['footnote.to'], { note: nameIn(href) })}>
      {children}
    </a>
  )
}

/** From the note to the place that refers to it. */
export function FootnoteBack({ href = '' }: { href?: string | undefined }) {
  const { messages } = useText()
  return (
    <a className="fn-back" href={href} role="doc-backlink" aria-label={fill(messages['footnote.back'], { note: nameIn(href) })}>
      ↩
    </a>
  )
}

/** `#fn-2` and `#fnref-2` are the note 2; its second place in the text is `#fnref-2-2`. */
function nameIn(href: string): string {
  return href.replace(/^#fn(ref)?-/, '')
}
