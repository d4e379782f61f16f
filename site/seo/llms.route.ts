import type { LoaderFunctionArgs } from 'react-router'
import { apiDocuments, readText, slugsOf } from '#words'
import { company } from '#words/facts'
import { type Locale, locales, type MessageKey, messagesFor } from '#words/interface'
import { publicConfigContext } from '../context.ts'
import { contentOf } from '../route-table/content-of.ts'
import { llmsPath } from '../route-table/document-paths.ts'
import { type ListedPage, listPages } from '../route-table/list.ts'
import { hasTwin, twinOf } from '../route-table/markdown-twins.ts'
import { inLocale, openApiPath } from '../route-table/pages.ts'
import { findPage, localeOfPath } from '../route-table/paths.ts'
import type { Section } from '../route-table/row.ts'
import { type LlmsSection, llmsText } from './llms.ts'

/** Sections of the site whose pages have twins, as the header names them. */
const titles = {
  api: 'nav.docs-api-einfuehrung',
  template: 'nav.arbeitszeugnis-vorlage',
  knowledge: 'nav.wissen',
  blog: 'nav.knowledge-blog',
} as const satisfies Partial<Record<Section, MessageKey>>

const sections = ['api', 'template', 'knowledge', 'blog'] as const

/** What the site holds for programs that read: each text's twin with its own title and description. */
export async function loader({ url, context }: LoaderFunctionArgs) {
  const locale = localeOfPath(url.pathname)
  const messages = messagesFor(locale)
  const { origin } = context.get(publicConfigContext)
  const listed = listPages(slugsOf).filter((page) => page.locale === locale && hasTwin(page.row))
  const home = await readText('pages', 'home', locale)
  const lists = await Promise.all(sections.map((section) => listOf(section, listed, origin)))
  const text = llmsText({
    title: company.brand,
    summary: home.meta.description,
    note: messages['llms.note'],
    sections: [...lists, { title: 'Optional', links: [...schemaLinks(locale, origin), ...otherLanguages(locale, origin)] }],
  })
  return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}

async function listOf(section: keyof typeof titles, listed: readonly ListedPage[], origin: string): Promise<LlmsSection> {
  const own = listed.filter(({ row }) => row.section === section)
  const links = await Promise.all(own.map(async (page) => ({ ...(await wordsOf(page)), href: origin + twinOf(page.address) })))
  return { title: messagesFor(own[0]?.locale ?? 'de')[titles[section]], links }
}

async function wordsOf({ address, locale }: ListedPage): Promise<{ title: string; line: string }> {
  const found = findPage(address)
  if (!found) throw new Error(`No page at ${address}`)
  const { meta } = await readText(...contentOf(found), locale)
  return { title: meta.title, line: meta.description }
}

function schemaLinks(locale: Locale, origin: string) {
  return [...apiDocuments(locale)].map(([product, { info }]) => ({
    title: `OpenAPI: ${info.title}`,
    href: `${origin}${inLocale(openApiPath(product), locale)}`,
    line: info.summary,
  }))
}

function otherLanguages(locale: Locale, origin: string) {
  return locales
    .filter(({ code }) => code !== locale)
    .map(({ code, name }) => ({ title: name, href: origin + inLocale(llmsPath, code), line: messagesFor(locale)['llms.other'] }))
}
