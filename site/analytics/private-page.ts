import { findPage } from '../route-table/paths.ts'

/** Pages by which nobody is to be known: their addresses hold tokens, or whatever somebody typed into the address bar. */
export function isHiddenPage(pathname: string): boolean {
  const row = findPage(pathname)?.row
  return !row || row.hidden === true
}

/** Pages whose content neither events nor recordings may hold. */
export function isPrivatePage(pathname: string): boolean {
  return isHiddenPage(pathname) || findPage(pathname)?.row.private === true
}

/** What events and recordings leave out: private pages, letters, the analyser, forms, and titles, which repeat what was searched for. */
export const PRIVATE_PARTS = '[data-private], .marg, .sheet, .az, form, dialog, textarea, title, meta'
