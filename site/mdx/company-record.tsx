import { Row, Rows } from './company/rows.tsx'
import { Company, PostalAddress, Sample } from './sample.tsx'
import { useText } from './text-context.ts'

/** What § 5 DDG and § 18 Abs. 2 MStV ask for, from the one company record. */
export function CompanyRecord() {
  const { messages } = useText()
  return (
    <Rows>
      <Row title={messages['imprint.provider']}>
        <PostalAddress />
        <Sample />
      </Row>
      <Row title={messages['imprint.email']}>
        <Company field="email" />
      </Row>
      <Row title={messages['imprint.phone']}>
        <Company field="phone" />
      </Row>
      <Row title={messages['imprint.representatives']}>
        <Company field="representatives" />
      </Row>
      <Row title={messages['imprint.register']}>
        <Company field="register" />
      </Row>
      <Row title={messages['imprint.vat']}>
        <Company field="vatId" />
      </Row>
    </Rows>
  )
}
