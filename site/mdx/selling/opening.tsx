import type { ReactNode } from 'react'
import { inLocale } from '../../route-table/pages.ts'
import { localized } from '../../route-table/paths.ts'
import { type Way, ways } from '../../route-table/ways.ts'
import { useText } from '../text-context.ts'

/** Puts aside what is to stand in the page's head: where to begin, and what a reader wants to know first. */
export function Opening({ children }: { children?: ReactNode }) {
  useText().opening.push(children)
  return null
}

interface WaysProps {
  readonly tool: Way
  /** The address of a documentation that comes second, in place of people. */
  readonly api?: string
}

/** To the tool itself, then to people who show it, or to what programs can call. */
export function Ways({ tool, api }: WaysProps) {
  const { locale, messages } = useText()
  return (
    <div className="btns">
      <a className="btn" href={inLocale(ways[tool], locale)}>
        {messages[`way.${tool}`]}
      </a>
      <a className="btn btn--2" href={api ? localized(api, locale) : inLocale(ways.demo, locale)}>
        {messages[api ? 'way.api' : 'way.demo']}
      </a>
    </div>
  )
}
