import { type HydrationBlock, withProse } from './hydration-block.ts'

/**
 * Gives React Router what its own scripts would have left in the page. `HydratedRouter` reads these globals at its
 * first render, not at import (react-router 8.4.0, `lib/dom-export/hydrated-router.tsx`).
 * A test fails when an upgrade renames them: `tests/journeys/arrival.spec.ts`.
 */
export async function installHandoff(block: HydrationBlock): Promise<void> {
  const [modules] = await Promise.all([
    Promise.all(block.routes.map(async ([id, module]) => [id, await import(/* @vite-ignore */ module)] as const)),
    import(/* @vite-ignore */ block.manifest),
  ])
  const data = withProse(block.data, (name) => document.querySelector(`[data-prose="${name}"]`)?.innerHTML ?? '')
  Object.assign(window, {
    __reactRouterContext: { ...JSON.parse(block.handoff), stream: new Blob([data]).stream() },
    __reactRouterRouteModules: Object.fromEntries(modules),
  })
}
