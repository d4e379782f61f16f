import type { PageRow } from './row.ts'

/** Families whose pages are texts to be read from top to bottom: each has a twin in Markdown. */
const families: readonly PageRow['family'][] = ['article', 'entry', 'templates', 'template', 'api']

export function hasTwin({ family, hidden }: PageRow): boolean {
  return !hidden && families.includes(family)
}

/** Address of a page's twin: `/wissen/schlussformel` → `/wissen/schlussformel.md`. */
export function twinOf(address: string): string {
  return `${address}.md`
}
