import { afterAll, beforeAll } from 'vitest'
import type { PlaceKind, TestPlace } from '../places.ts'
import { type CaseSite, openCaseSite } from './case-site.ts'

/** Opens a case site before the first test of a block, and closes it after the last. */
export function useCaseSite(make: PlaceKind['make'], use: (site: CaseSite) => void): void {
  let place: TestPlace
  let site: CaseSite
  beforeAll(async () => {
    place = await make()
    site = await openCaseSite(place.env)
    use(site)
  }, 120_000)
  afterAll(async () => {
    await site.close()
    await place.remove()
  })
}
