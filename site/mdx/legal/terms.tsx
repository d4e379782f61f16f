import type { ReactNode } from 'react'
import { fill } from '#words/fill'
import { testAccessTerms } from '#words/terms'
import { TERMS_ID } from '../../forms/form-fields.ts'
import { formatDate } from '../../pages/format-date.ts'
import { useText } from '../text-context.ts'

/** The heading of the conditions, at the place that the form leads to, and of when their wording is. */
function TermsHeading({ children }: { children?: ReactNode }) {
  const { locale, messages } = useText()
  return (
    <>
      <h2 id={TERMS_ID}>{children}</h2>
      <p className="micro">{fill(messages['form.terms.version'], { date: formatDate(testAccessTerms.version, locale) })}</p>
    </>
  )
}

export const termsVocabulary = { TermsHeading }
