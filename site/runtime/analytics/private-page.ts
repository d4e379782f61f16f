import { findPage } from '../../paths.ts'

/** Families whose pages hold what visitors write, ask or let be read, and what is said about people. */
const privateFamilies = ['generator', 'analyser', 'talentscout', 'template', 'search', 'report', 'newsletter']

/** Pages by which nobody is to be known: their addresses hold tokens, or whatever somebody typed into the address bar. */
export function isHiddenPage(pathname: string): boolean {
  const row = findPage(pathname)?.row
  return !row || row.hidden === true
}

/** Pages whose content neither events nor recordings may hold. */
export function isPrivatePage(pathname: string): boolean {
  const family = findPage(pathname)?.row.family
  return isHiddenPage(pathname) || privateFamilies.some((one) => one === family)
}

/** What events and recordings leave out: private pages, letters, the analyser, forms, and titles, which repeat what was searched for. */
export const PRIVATE_PARTS = '[data-private], .marg, .sheet, .az, form, dialog, textarea, title, meta'
