import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Parser } from 'htmlparser2'
import { listPages } from '#site'
import type { ContentState } from '#words/desk'
import { listSlugs } from '#words/from-disk'

/** Names that lead nowhere on purpose (RFC 2606): the site's own before it is configured, and those of samples. */
const reserved = /\.(?:example|invalid|test|localhost)$/

/** Addresses of others that prerendered pages link to, in alphabetical order. */
export async function readLinks(client: string): Promise<ContentState['links']> {
  const pagesOf = new Map<string, string[]>()
  for (const { address, path } of listPages(listSlugs)) {
    for (const link of linksIn(await readFile(join(client, address, 'index.html'), 'utf8'))) pagesOf.set(link, [...(pagesOf.get(link) ?? []), path])
  }
  return [...pagesOf].map(([address, pages]) => ({ address, pages: [...new Set(pages)] })).sort((a, b) => (a.address < b.address ? -1 : 1))
}

/** The addresses of others in a document, each once. */
export function linksIn(html: string): ReadonlySet<string> {
  const found = new Set<string>()
  function read(name: string, { href = '' }: Readonly<Record<string, string>>): void {
    if (name === 'a' && URL.canParse(href) && isElsewhere(new URL(href))) found.add(href)
  }
  new Parser({ onopentag: read }).end(html)
  return found
}

function isElsewhere({ protocol, hostname }: URL): boolean {
  return (protocol === 'https:' || protocol === 'http:') && !reserved.test(hostname)
}
