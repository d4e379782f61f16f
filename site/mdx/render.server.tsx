import type { MDXContent } from 'mdx/types'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Locale } from '#words/interface'
import { emptyText } from './empty-text.server.ts'
import type { Heading } from './heading-ids.ts'
import { plainText } from './plain-text.ts'
import { TextContext, type TextContextValue } from './text-context.ts'
import { vocabulary } from './vocabulary.tsx'

export interface RenderedText {
  /** Finished markup: it reaches the browser once and React never touches it. */
  readonly html: string
  /** What its `<Below>` holds: a template's questions stand behind duties and wordings. */
  readonly below: string
  /** What its `<Opening>` holds: of a product, what it costs and where to begin. */
  readonly opening: string
  /** Its first figure, whole and small: for lists that lead to it. */
  readonly figure: string
  readonly picture: string
  /** Second-level headings in order. */
  readonly headings: readonly Heading[]
  /** What it asks and answers, in order, without markup. */
  readonly questions: readonly { readonly question: string; readonly answer: string }[]
}

/** Renders a text with the closed vocabulary in its language; `parts` are those that its `<Part>` may name. */
export function renderText(Body: MDXContent, locale: Locale, parts: Readonly<Record<string, MDXContent>> = {}): RenderedText {
  const named = Object.entries(parts).map(([name, Part]) => [name, <Part key={name} components={vocabulary} />])
  const text = { ...emptyText(locale), parts: Object.fromEntries(named) }
  const html = renderIn(text, <Body components={vocabulary} />)
  const [figure] = text.figures
  const [picture] = text.pictures
  const apart = (nodes: readonly ReactNode[]) => nodes.map((node) => renderIn(text, node)).join('')
  return {
    html,
    below: apart(text.below),
    opening: apart(text.opening),
    figure: renderIn(text, figure),
    picture: renderIn(text, picture),
    headings: text.headings.secondLevel,
    questions: questionsOf(text),
  }
}

function renderIn(text: TextContextValue, node: ReactNode): string {
  return renderToStaticMarkup(<TextContext value={text}>{node}</TextContext>)
}

function questionsOf(text: TextContextValue): RenderedText['questions'] {
  return text.questions.map(({ title, answer }) => ({ question: title, answer: plainText(renderIn(text, answer)) }))
}
