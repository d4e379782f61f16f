import { apiDocuments } from '#words'
import { apiProducts, type Download, type HandedOut, type MadeFile, madeFiles } from '#words/facts'
import { fill, type Locale, localeRecord, messagesFor } from '#words/interface'
import { apiTypesPath, inLocale, openApiPath } from '../../route-table/pages.ts'
import { apiTypesText, openApiText } from '../api/api-files.server.ts'

export interface ListedFile {
  readonly href: string
  readonly format: string
  readonly name: string
  /** For the browser; nothing when the file holds both languages. */
  readonly hrefLang?: Locale
  readonly facts: string
}

/** The files of a download; those in the page's language stand first. */
export function listedFiles(download: Download, locale: Locale): ListedFile[] {
  return madeFiles(download)
    .toSorted((a, b) => Number(b.language === locale) - Number(a.language === locale))
    .map((file) => listedFile(file, locale))
}

function listedFile({ name, format, language, bytes, pages }: MadeFile, locale: Locale): ListedFile {
  const messages = messagesFor(locale)
  const extent = pages === undefined ? [] : [pages === 1 ? messages['downloads.onePage'] : fill(messages['downloads.pages'], { count: pages })]
  return {
    href: `/downloads/${name}`,
    format: format.toUpperCase(),
    name: messages[`downloads.language.${language ?? 'both'}`],
    ...(language && { hrefLang: language }),
    facts: factsLine([...extent, sizeOf(bytes, locale)]),
  }
}

/** What the API's pages hand out: at their addresses, nothing is copied. */
export const handedOutFiles: Readonly<Record<HandedOut['id'], (locale: Locale) => ListedFile[]>> = {
  openapi(locale) {
    const documents = apiDocuments(locale)
    return apiProducts.flatMap((product) => {
      const document = documents.get(product)
      return document ? [apiFile(openApiPath(product), { format: 'JSON', name: document.info.title, text: openApiText(document) }, locale)] : []
    })
  },
  'api-types': (locale) => [apiFile(apiTypesPath, { format: 'TS', name: 'api-types.d.ts', text: apiTypesText(locale) }, locale)],
}

function apiFile(path: string, { format, name, text }: { format: string; name: string; text: string }, locale: Locale): ListedFile {
  return { href: inLocale(path, locale), format, name, hrefLang: locale, facts: factsLine([sizeOf(new TextEncoder().encode(text).length, locale)]) }
}

function sizeOf(bytes: number, locale: Locale): string {
  return fill(messagesFor(locale)['downloads.size'], { size: Math.ceil(bytes / 1000).toLocaleString(localeRecord(locale).iso) })
}

const factsLine = (facts: readonly string[]) => facts.join(', ').replaceAll(/(\d) /g, '$1\u00a0')
