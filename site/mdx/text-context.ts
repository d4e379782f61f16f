import { createContext, useContext } from 'react'
import type { Locale } from '#words/locales'
import type { Messages } from '#words/messages'
import type { HeadingIds } from './heading-ids.ts'

/** What the vocabulary knows of the text it renders. */
export interface TextContextValue {
  readonly locale: Locale
  readonly messages: Messages
  readonly headings: HeadingIds
}

export const TextContext = createContext<TextContextValue | undefined>(undefined)

export function useText(): TextContextValue {
  const text = useContext(TextContext)
  if (!text) throw new Error('The vocabulary stands outside of a text')
  return text
}
