import type { ReactNode } from 'react'
import { inLocale } from '../../route-table/pages.ts'
import { type Way, ways } from '../../route-table/ways.ts'
import { useText } from '../text-context.ts'

/** Puts aside what is to stand in the page's head: where to begin, and what a reader wants to know first. */
export function Opening({ children }: { children?: ReactNode }) {
  useText().opening.push(children)
  return null
}

/** To the tool itself, then to people who show it. */
export function Ways({ tool }: { tool: Way }) {
  const { locale, messages } = useText()
  return (
    <div className="btns">
      <a className="btn" href={inLocale(ways[tool], locale)}>
        {messages[`way.${tool}`]}
      </a>
      <a className="btn btn--2" href={inLocale(ways.demo, locale)}>
        {messages['way.demo']}
      </a>
    </div>
  )
}
