import type { MDXContent } from 'mdx/types'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Locale } from '#words/locales'
import { messagesFor } from '#words/messages'
import { type Heading, HeadingIds } from './heading-ids.ts'
import { TextContext } from './text-context.ts'
import { vocabulary } from './vocabulary.tsx'

export interface RenderedText {
  /** Finished markup: it reaches the browser once and React never touches it. */
  readonly html: string
  /** Second-level headings in order. */
  readonly headings: readonly Heading[]
}

/** Renders a text with the closed vocabulary in its language. */
export function renderText(Body: MDXContent, locale: Locale): RenderedText {
  const headings = new HeadingIds()
  const html = renderToStaticMarkup(
    <TextContext value={{ locale, messages: messagesFor(locale), headings }}>
      <Body components={vocabulary} />
    </TextContext>,
  )
  return { html, headings: headings.secondLevel }
}
