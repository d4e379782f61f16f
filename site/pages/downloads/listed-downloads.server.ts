import { downloads, type MadeFile, madeFiles } from '#words/downloads'
import { fill } from '#words/fill'
import { type Locale, localeRecord } from '#words/locales'
import { messagesFor } from '#words/messages'
import { formatDate } from '../format-date.ts'

interface ListedFile {
  readonly href: string
  readonly format: string
  readonly language: string
  /** For the browser; nothing when the file holds both languages. */
  readonly hrefLang?: Locale
  readonly facts: string
}

export interface ListedDownload {
  readonly id: string
  readonly flag: string
  readonly kind: string
  readonly title: string
  readonly use: string
  readonly sample: string | undefined
  readonly asOf: string
  readonly files: readonly ListedFile[]
}

/** The downloads as their page shows them; the files in the page's language stand first. */
export function listedDownloads(locale: Locale): ListedDownload[] {
  const messages = messagesFor(locale)
  return downloads.map((download) => ({
    id: download.id,
    flag: download.flag,
    kind: messages[`downloads.kind.${download.kind}`],
    title: download.title[locale],
    use: download.use[locale],
    sample: download.sample?.[locale],
    asOf: fill(messages['downloads.asOf'], { date: formatDate(download.asOf, locale) }),
    files: madeFiles(download)
      .toSorted((a, b) => Number(b.language === locale) - Number(a.language === locale))
      .map((file) => listedFile(file, locale)),
  }))
}

function listedFile({ name, format, language, bytes, pages }: MadeFile, locale: Locale): ListedFile {
  const messages = messagesFor(locale)
  const size = fill(messages['downloads.size'], { size: Math.ceil(bytes / 1000).toLocaleString(localeRecord(locale).iso) })
  const extent = pages === undefined ? [] : [pages === 1 ? messages['downloads.onePage'] : fill(messages['downloads.pages'], { count: pages })]
  return {
    href: `/downloads/${name}`,
    format: format.toUpperCase(),
    language: messages[`downloads.language.${language ?? 'both'}`],
    ...(language && { hrefLang: language }),
    facts: [...extent, size].join(' · ').replaceAll(/(\d) /g, '$1\u00a0'),
  }
}
