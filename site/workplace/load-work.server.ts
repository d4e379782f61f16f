import { data, type RouterContextProvider } from 'react-router'
import type { CaseServices } from '#services/cases'
import type { Refused } from '#services/forms'
import { company } from '#words/facts'
import { sayIn, type WorkplaceKey } from '#words/workplace'
import { casesContext } from '../context.ts'
import { localeOfPath } from '../route-table/paths.ts'
import { pageTitle } from '../seo/meta.ts'
import { tokenOf } from './cookie.server.ts'

export interface LoadArguments {
  readonly request: Request
  readonly url: URL
  readonly context: Readonly<RouterContextProvider>
}

/** Who asks, and what they may be answered from. */
export interface Asking {
  readonly cases: CaseServices
  readonly token: string
  readonly locale: ReturnType<typeof localeOfPath>
  /** The title of the page, with our name. */
  readonly titled: (key: WorkplaceKey) => { readonly title: string; readonly heading: string }
}

/** What every loader of these pages begins with. */
export async function asking({ request, url, context }: LoadArguments): Promise<Asking> {
  const locale = localeOfPath(url.pathname)
  const say = sayIn(locale)
  return {
    ...{ cases: context.get(casesContext), token: await tokenOf(request), locale },
    titled: (key) => ({ title: pageTitle(say(key), company.brand), heading: say(key) }),
  }
}

/** What a page shows of which nothing could be loaded: nobody is signed in, there is none, or not now. */
export type NotLoaded = { readonly kind: 'signed_out' | 'unknown' } | Refused

type Titled = ReturnType<Asking['titled']>

/** Nobody is signed in: the page asks in place, with 200, for nothing is wrong yet; the others with their status. */
export function notLoaded(titled: Titled, { kind, ...rest }: NotLoaded) {
  const refused = 'reason' in rest ? rest : undefined
  const status = kind === 'signed_out' ? 200 : (refused?.status ?? 404)
  return data({ ...titled, kind, reason: refused?.reason, wait: refused?.retryAfter }, { status })
}
