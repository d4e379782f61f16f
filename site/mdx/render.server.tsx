import type { MDXContent } from 'mdx/types'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type Locale, messagesFor } from '#words/interface'
import { type Heading, HeadingIds } from './heading-ids.ts'
import { plainText } from './plain-text.ts'
import { TextContext, type TextContextValue } from './text-context.ts'
import { vocabulary } from './vocabulary.tsx'

export interface RenderedText {
  /** Finished markup: it reaches the browser once and React never touches it. */
  readonly html: string
  /** What its `<Below>` holds: a template's questions stand behind duties and wordings. */
  readonly below: string
  /** Second-level headings in order. */
  readonly headings: readonly Heading[]
  /** What it asks and answers, in order, without markup. */
  readonly questions: readonly { readonly question: string; readonly answer: string }[]
}

/** Renders a text with the closed vocabulary in its language. */
export function renderText(Body: MDXContent, locale: Locale): RenderedText {
  const text = { locale, messages: messagesFor(locale), headings: new HeadingIds(), questions: [], below: [] } satisfies TextContextValue
  const html = renderIn(text, <Body components={vocabulary} />)
  const below = text.below.map((part) => renderIn(text, part)).join('')
  return { html, below, headings: text.headings.secondLevel, questions: questionsOf(text) }
}

function renderIn(text: TextContextValue, node: ReactNode): string {
  return renderToStaticMarkup(<TextContext value={text}>{node}</TextContext>)
}

function questionsOf(text: TextContextValue): RenderedText['questions'] {
  return text.questions.map(({ title, answer }) => ({ question: title, answer: plainText(renderIn(text, answer)) }))
}
