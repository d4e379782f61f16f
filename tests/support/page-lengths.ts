import type { Family } from '../../site/route-table/row.ts'

/** What designers allow on a phone of 844 px, in screens; other families have no limit. */
const screens: Readonly<Partial<Record<Family, number>>> = { home: 9, pricing: 7, scenarios: 9, article: 12.2 }

/** Works to look things up in, and the guide to the whole: nobody reads them from end to end. */
const longer = /\/(?:lexikon|hr-arbeitszeugnis-rechtsurteile|arbeitszeugnis)$/

/** So many screens a page may take at 390 by 844 px, with all that folds closed. */
export function mostScreens(address: string, family: Family): number {
  return longer.test(address) ? Number.POSITIVE_INFINITY : (screens[family] ?? Number.POSITIVE_INFINITY)
}
