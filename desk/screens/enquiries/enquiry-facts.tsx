import type { StoredLead } from '#services/desk'
import { useSay, useTimes } from '../../language/language.tsx'
import { Facts } from '../../ui/facts.tsx'
import { isLeadKind } from './is-lead-kind.ts'

/** What a visitor sent, as it was sent. */
export function EnquiryFacts({ enquiry }: { readonly enquiry: StoredLead }) {
  const say = useSay()
  const { time, day } = useTimes()
  const { kind, created, email, phone, company, locale, details, message, deleteAfter } = enquiry
  return (
    <section>
      <Facts
        facts={[
          { label: say('enquiries.kind'), value: isLeadKind(kind) ? say(`kind.${kind}`) : kind },
          { label: say('enquiries.arrived'), value: time(created) },
          { label: say('session.email'), value: email },
          { label: say('enquiry.phone'), value: phone },
          { label: say('enquiry.company'), value: company },
          { label: say('enquiry.language'), value: locale === 'de' ? 'Deutsch' : 'English' },
          ...Object.entries(details ?? {}).map(([label, value]) => ({ label, value: [value].flat().join(', ') })),
          { label: say('enquiries.deletion'), value: day(deleteAfter) },
        ]}
      />
      {message && (
        <blockquote lang={locale} className="message">
          {message}
        </blockquote>
      )}
    </section>
  )
}
