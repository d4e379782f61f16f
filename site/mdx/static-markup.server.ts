import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { keepTogether } from './keep-together.ts'

/** The markup of a part of a page that React never touches in the browser, with its dates and short compounds kept on one line. */
export function staticMarkup(node: ReactNode): string {
  return keepTogether(renderToStaticMarkup(node))
}
