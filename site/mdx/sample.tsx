import type { ReactNode } from 'react'
import { company } from '#words/facts'
import { Note } from './blocks.tsx'
import { useText } from './text-context.ts'

interface Props {
  readonly children?: ReactNode
}

/** A value of the company record: marked as long as the record is a sample. */
export function Sample({ children }: Props) {
  const { messages } = useText()
  if (!company.sample) return children
  return (
    <span className="smp">
      {children} <i>{messages['sample.mark']}</i>
    </span>
  )
}

/** A notice that goes with the sample data and disappears with them. */
export function WhileSample({ title, children }: Props & { title: string }) {
  return company.sample && <Note title={title}>{children}</Note>
}

const fields = {
  brand: company.brand,
  legalName: company.legalName,
  city: company.city,
  phone: <a href={`tel:${company.phone.replaceAll(' ', '')}`}>{company.phone.replaceAll(' ', '\u00a0')}</a>,
  email: <a href={`mailto:${company.email}`}>{company.email}</a>,
  representatives: company.representatives.join(', '),
  register: `${company.registerCourt}, ${company.registerNumber}`,
  vatId: company.vatId,
  responsible: company.responsible,
} as const

/** One value of the company record, inside a sentence or a row; `bare` where a notice of the page says of all of them that they are samples. */
export function Company({ field, bare = false }: { field: keyof typeof fields; bare?: boolean }) {
  return bare ? fields[field] : <Sample>{fields[field]}</Sample>
}

/** The address as it stands on an envelope. */
export function PostalAddress() {
  const { messages } = useText()
  return (
    <address>
      {company.legalName}
      <br />
      {company.street}
      <br />
      {company.postalCode} {company.city}
      <br />
      {messages['imprint.country']}
    </address>
  )
}
