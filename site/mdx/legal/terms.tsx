import type { ReactNode } from 'react'
import { testAccessTerms } from '#words/facts'
import { fill, longDate } from '#words/interface'
import { TERMS_ID } from '../../forms/form-fields.ts'
import { Behind } from '../measured/behind.tsx'
import { useText } from '../text-context.ts'

/** The conditions behind a press, at the place that the form leads to, and of when their wording is. */
export function Terms({ summary, children }: { summary: string; children?: ReactNode }) {
  const { locale, messages } = useText()
  return (
    <Behind summary={summary}>
      <div id={TERMS_ID}>
        <p className="micro">{fill(messages['form.terms.version'], { date: longDate(testAccessTerms.version, locale) })}</p>
        {children}
      </div>
    </Behind>
  )
}
