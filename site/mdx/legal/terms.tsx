import type { ReactNode } from 'react'
import { testAccessTerms } from '#words/facts'
import { fill, longDate } from '#words/interface'
import { TERMS_ID } from '../../forms/form-fields.ts'
import { useText } from '../text-context.ts'

/** The heading of the conditions, at the place that the form leads to, and of when their wording is. */
export function TermsHeading({ children }: { children?: ReactNode }) {
  const { locale, messages } = useText()
  return (
    <>
      <h2 id={TERMS_ID}>{children}</h2>
      <p className="micro">{fill(messages['form.terms.version'], { date: longDate(testAccessTerms.version, locale) })}</p>
    </>
  )
}
