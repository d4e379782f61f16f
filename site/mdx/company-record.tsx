import { company } from '#words/company'
import { Fact, Facts, Note } from './blocks.tsx'
import { useText } from './text-context.ts'

/** What § 5 DDG and § 18 Abs. 2 MStV ask for, from the one company record. */
export function CompanyRecord() {
  const { messages } = useText()
  return (
    <>
      {company.sample && <Note kind="warn" title={messages['imprint.sample']} />}
      <Facts>
        <Fact title={messages['imprint.provider']}>
          {company.legalName}
          <br />
          {company.street}
          <br />
          {company.postalCode} {company.city}
          <br />
          {messages['imprint.country']}
        </Fact>
        <Fact title={messages['imprint.contact']}>
          <a href={`mailto:${company.email}`}>{company.email}</a>
          <br />
          {company.phone}
        </Fact>
        <Fact title={messages['imprint.representatives']}>{company.representatives.join(', ')}</Fact>
        <Fact title={messages['imprint.register']}>
          {company.registerCourt}, {company.registerNumber}
        </Fact>
        <Fact title={messages['imprint.vat']}>{company.vatId}</Fact>
        <Fact title={messages['imprint.editor']}>{company.editor}</Fact>
      </Facts>
    </>
  )
}
