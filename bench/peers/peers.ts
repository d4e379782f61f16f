import type { PageName, TakenPage } from './take-pages.ts'
import { writeJsx } from './write-jsx.ts'
import { writeAstro, writeVue } from './write-markup.ts'

/** A framework that renders our pages by its own means. */
export interface Peer {
  readonly name: 'astro' | 'next' | 'nuxt'
  /** Where its project wants components, and how it writes one. */
  readonly components: { readonly folder: string; readonly extension: string; write(page: TakenPage): string }
  /** What starts its own server, once it is built. */
  readonly start: readonly string[]
}

export const peers: readonly Peer[] = [
  { name: 'astro', components: { folder: 'src/taken', extension: 'astro', write: writeAstro }, start: ['dist/server/entry.mjs'] },
  { name: 'next', components: { folder: 'taken', extension: 'jsx', write: writeJsx }, start: ['node_modules/next/dist/bin/next', 'start'] },
  { name: 'nuxt', components: { folder: 'app/taken', extension: 'vue', write: writeVue }, start: ['.output/server/index.mjs'] },
]

/** What each page's own file reads of it. */
export function writeFacts(pages: readonly TakenPage[]): string {
  const factsOf = ({ title, description, fonts }: TakenPage) => JSON.stringify({ title, description, fonts })
  const line = (name: PageName, facts: string) => `export const ${name} = ${facts}\n`
  return pages.map((page) => line(page.name, factsOf(page))).join('')
}
