import { use } from 'react'
import { matchRoutes, UNSAFE_DataRouterContext, UNSAFE_FrameworkContext } from 'react-router'

/**
 * Fetches the scripts of a page before the router is asked for it: where one is missing, the router would load the page
 * that is being left again. The promise fails as the import does, such as after a new build.
 */
export function useModuleFetch(): (href: string) => Promise<unknown> {
  const modules = use(UNSAFE_FrameworkContext)?.manifest.routes ?? {}
  const routes = use(UNSAFE_DataRouterContext)?.router.routes ?? []
  return (href) => {
    const matches = matchRoutes(routes, new URL(href, location.origin)) ?? []
    const addresses = matches.flatMap(({ route }) => modules[route.id]?.module ?? [])
    return Promise.all(addresses.map((address) => import(/* @vite-ignore */ address)))
  }
}
