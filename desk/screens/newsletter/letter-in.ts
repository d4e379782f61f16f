import { issueLetter } from '#services/desk'
import type { Locale } from '#words/interface'
import type { IssueDraft } from './stored-issue.ts'

/** The mail of an issue in one language. Its way out leads to the page without a reader's token: that is made when it is sent. */
export function letterIn(language: Locale, { subjectDe, subjectEn, textDe, textEn }: IssueDraft) {
  const words = language === 'de' ? { subject: subjectDe, text: textDe } : { subject: subjectEn, text: textEn }
  return issueLetter({ language, ...words, leave: `${location.origin}${language === 'de' ? '' : '/en'}/` })
}
