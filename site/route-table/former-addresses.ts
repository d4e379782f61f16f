import { entryPath, localeOfPath, localized, withoutLocale } from './paths.ts'

/** Addresses that pages had before, each with the page's address of today, as German paths. None is ever given to another page. */
export const formerAddresses: ReadonlyMap<string, string> = new Map([
  [entryPath('wissen', 'zeitwoerter-und-verstaerker'), entryPath('wissen', 'zeitfaktor-und-verstaerker')],
  // Entries that were merged into another of the same subject.
  [entryPath('wissen', 'wer-schreibt-wer-unterschreibt'), entryPath('wissen', 'unterschrift')],
  [entryPath('wissen', 'bedauern-dank-wuensche'), entryPath('wissen', 'schlussformel')],
])

/** Where a page, or its twin in Markdown, has gone from an address: in its language, without regard to case; nothing for any other address. */
export function presentAddress(pathname: string): string | undefined {
  const [, path = '', twin = ''] = /^(.*?)(\.md)?$/.exec(withoutLocale(pathname).toLowerCase()) ?? []
  const page = formerAddresses.get(path)
  return page && localized(page, localeOfPath(pathname)) + twin
}
