import type { EntryContext } from 'react-router'
import { type HydrationBlock, withoutProse } from './hydration-block.ts'

/**
 * Takes the hand-off out of React Router's page: reads its stream to the end, so that `ServerRouter` writes no
 * scripts of its own, and describes what the browser needs to take over later.
 */
export async function takeHydrationBlock(context: EntryContext): Promise<HydrationBlock> {
  const { manifest, serverHandoffString, serverHandoffStream, staticHandlerContext } = context
  const data = serverHandoffStream ? await new Response(serverHandoffStream).text() : ''
  // The framework declares the field as always there; without it its own scripts are left out.
  Reflect.set(context, 'serverHandoffStream', undefined)
  const routes = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id] ?? [])
  const imports = [
    manifest.entry.module,
    manifest.url,
    ...manifest.entry.imports,
    ...routes.flatMap((route) => [route.module, ...(route.imports ?? [])]),
  ]
  return {
    entry: manifest.entry.module,
    preload: [...new Set(imports)],
    manifest: manifest.url,
    routes: routes.map((route) => [route.id, route.module]),
    handoff: serverHandoffString ?? '{}',
    data: withoutProse(data, proseOf(staticHandlerContext.loaderData)),
  }
}

/** Loader data names its finished texts `prose` and `opening`: they stand once in the page, in the elements `data-prose`. */
function proseOf(loaderData: Readonly<Record<string, unknown>>): Record<string, string> {
  const found: Record<string, string> = {}
  for (const data of Object.values(loaderData)) {
    if (typeof data !== 'object' || data === null) continue
    if ('prose' in data && typeof data.prose === 'string') found.main = data.prose
    if ('opening' in data && typeof data.opening === 'string' && data.opening) found.opening = data.opening
  }
  return found
}
