import { pageName } from './pages.ts'
import type { FoundPage } from './paths.ts'

export type Area = 'pages' | 'blog' | 'wissen' | 'vorlagen'

/** Area and folder of a page's text below content/. */
export function contentOf({ row, params }: FoundPage): [area: Area, name: string] {
  if (row.collection) return [row.collection, String(params.slug).toLowerCase()]
  if (row.content?.startsWith('vorlagen/')) return ['vorlagen', row.content.slice('vorlagen/'.length)]
  return ['pages', row.path === '/' ? 'home' : pageName(row.path).toLowerCase()]
}
