import { createContext, type ReactNode, useContext } from 'react'
import type { Locale, Messages } from '#words/interface'
import type { HeadingIds } from './heading-ids.ts'

/** A question that a text answers. */
interface AskedQuestion {
  readonly title: string
  readonly answer: ReactNode
}

/** What the vocabulary knows of the text it renders. */
export interface TextContextValue {
  readonly locale: Locale
  readonly messages: Messages
  readonly headings: HeadingIds
  /** The questions of the text in order, gathered while it is rendered. */
  readonly questions: AskedQuestion[]
  /** What is to stand below what the page adds to the text. */
  readonly below: ReactNode[]
  /** What is to stand in the page's head, below its lead. */
  readonly opening: ReactNode[]
  /** Its figures, and each drawn small and without words: what lists show of it. */
  readonly figures: ReactNode[]
  readonly pictures: ReactNode[]
  /** Parts of several pages, by name. */
  readonly parts: Readonly<Record<string, ReactNode>>
}

export const TextContext = createContext<TextContextValue | undefined>(undefined)

export function useText(): TextContextValue {
  const text = useContext(TextContext)
  if (!text) throw new Error('The vocabulary stands outside of a text')
  return text
}
