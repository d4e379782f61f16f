import { use } from 'react'
import { matchRoutes, UNSAFE_DataRouterContext, UNSAFE_FrameworkContext } from 'react-router'

export interface NextPage {
  /** Address of what the page is rendered from, as the router will ask for it. */
  readonly payload: string
  /**
   * Fetches the page's scripts. The router is not to be asked before: where one is missing, it would load the page shown again.
   * The promise fails as the import does, such as after a new build.
   */
  fetchModules(): Promise<unknown>
}

/** What has to be there before a page of ours can be shown without a load. */
export function useNextPage(): (href: string) => NextPage {
  const modules = use(UNSAFE_FrameworkContext)?.manifest.routes ?? {}
  const routes = use(UNSAFE_DataRouterContext)?.router.routes ?? []
  return (href) => {
    const { pathname, search } = new URL(href, location.origin)
    const ids = (matchRoutes(routes, pathname) ?? []).map(({ route }) => route.id)
    const addresses = ids.flatMap((id) => modules[id]?.module ?? [])
    return {
      payload: payloadOf(pathname, search, ids.at(-1)),
      fetchModules: () => Promise.all(addresses.map((address) => import(/* @vite-ignore */ address))),
    }
  }
}

/** Payloads stand beside their pages: `/about/team.data`, and `/_.data` of the root. What the root needs is there already. */
function payloadOf(pathname: string, search: string, routeId: string | undefined): string {
  return `${pathname.replace(/\/$/, '/_')}.data${search ? `${search}&` : '?'}_routes=${routeId}`
}
