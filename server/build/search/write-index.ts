import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type ListedPage, listPages, pageName, searchIndexPath, searchPath } from '#site'
import { foundPages } from '#words/facts'
import { listSlugs } from '#words/from-disk'
import { type Locale, locales, messagesFor } from '#words/interface'
import { searchTextsFile } from '../search-texts.ts'
import { type FoundPage, makeIndex, TARGET_BYTES, weigh, wholeTexts } from './make-index.ts'
import { readPage } from './read-page.ts'

/** Writes the search index of each language into the client folder of a build, from the documents that were just prerendered there, and what the server quotes beside it. */
export async function writeSearchIndexes(folder: string, build: string, say: (sentence: string) => void): Promise<void> {
  const client = join(folder, 'client')
  for (const { code } of locales) {
    const listed = listPages(listSlugs).filter(({ locale, path }) => locale === code && path !== searchPath)
    const read = await Promise.all(listed.map((page) => readDocument(client, page)))
    const file = join(client, searchIndexPath(build, code))
    await mkdir(dirname(file), { recursive: true })
    const pages = [...read.filter(({ isIndexed }) => isIndexed), ...pagesForOwners(code)]
    const index = makeIndex(pages, code)
    const bytes = weigh(index)
    if (bytes > TARGET_BYTES) say(`The search index (${code}) weighs ${bytes} bytes even with the least of each page, more than ${TARGET_BYTES}`)
    await writeFile(file, JSON.stringify(index))
    await writeFile(searchTextsFile(folder, code), JSON.stringify(wholeTexts(pages)))
  }
}

async function readDocument(client: string, { path, address, locale }: ListedPage): Promise<FoundPage> {
  const page = readPage(await readFile(join(client, address, 'index.html'), 'utf8'))
  return { ...page, path, names: [...page.names, ...menuNames(path, locale)] }
}

/** Pages that are nobody's but their owner's: not prerendered, and found by what they are called. */
function pagesForOwners(locale: Locale): FoundPage[] {
  const messages = messagesFor(locale)
  return Object.entries(foundPages).map(([path, { title, about, keywords }]) => ({
    path,
    title: messages[title],
    names: keywords[locale],
    description: messages[about],
    isIndexed: true,
    sections: [],
  }))
}

/** What menus call a page. */
function menuNames(path: string, locale: Locale): string[] {
  const name: unknown = Reflect.get(messagesFor(locale), `nav.${pageName(path)}`)
  return typeof name === 'string' ? [name] : []
}
