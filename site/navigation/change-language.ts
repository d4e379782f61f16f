import type { NavigateFunction } from 'react-router'
import { type Locale, localeFailure, type Messages } from '#words/interface'
import { loadMessages } from '../messages/load-messages.ts'
import { localeOfPath } from '../route-table/paths.ts'

/** Shows the page at `href` in its language without a load. Throws when the messages cannot be had. */
export async function changeLanguage(href: string, add: (locale: Locale, messages: Messages) => void, navigate: NavigateFunction): Promise<void> {
  const { pathname, search, hash } = new URL(href)
  const locale = localeOfPath(pathname)
  const messages = await loadMessages(locale)
  if (!messages) throw localeFailure(locale)
  add(locale, messages)
  // Without the fragment, to which the router would scroll; the address gets it afterwards.
  await navigate(pathname + search, { preventScrollReset: true, flushSync: true })
  if (hash) history.replaceState(history.state, '', hash)
}
