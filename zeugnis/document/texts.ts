import type { Language } from '../model/spec.ts'

interface DocumentTexts {
  /** The language of the file, as Word, LibreOffice and screen readers know it. */
  readonly locale: string
  readonly draft: string
  /** Before the number of a page, and between it and how many there are. */
  readonly page: readonly [before: string, between: string]
}

/** What stands in every document beside its own words. */
export const documentTexts: Readonly<Record<Language, DocumentTexts>> = {
  de: {
    locale: 'de-DE',
    draft: 'Entwurf, solange eine eigenhändige Unterschrift oder eine qualifizierte elektronische Signatur fehlt',
    page: ['Seite\u00a0', ' von\u00a0'],
  },
  en: {
    locale: 'en-GB',
    draft: 'Draft for as long as a handwritten or a qualified electronic signature is missing',
    page: ['Page\u00a0', ' of\u00a0'],
  },
}
