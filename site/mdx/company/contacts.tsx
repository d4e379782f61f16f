import type { ReactNode } from 'react'
import { company } from '#words/facts'
import { type MailboxName, mailboxes } from '../mailboxes.ts'
import { Sample } from '../sample.tsx'
import { useText } from '../text-context.ts'

interface Props {
  readonly children?: ReactNode
}

/** Concerns, where each goes, and what helps. */
export function Contacts({ children }: Props) {
  const { messages } = useText()
  return (
    <table className="tbl tbl--stack ways">
      <thead>
        <tr>
          <th scope="col">{messages['contact.concern']}</th>
          <th scope="col">{messages['contact.address']}</th>
          <th scope="col">{messages['contact.helps']}</th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}

/** The link opens a message with the keyword in its subject. */
export function Contact({ concern, subject, to = 'general', children }: Props & { concern: string; subject: string; to?: MailboxName }) {
  const { messages } = useText()
  const address = mailboxes[to]
  return (
    <tr>
      <th scope="row">{concern}</th>
      <td>
        <a href={`mailto:${address}?subject=${encodeURIComponent(subject)}`}>{address}</a>
        <span className="kw">
          {messages['contact.subject']} {subject}
        </span>
      </td>
      <td>{children}</td>
    </tr>
  )
}

/** The envelope as DIN 5008 wants it: our address in its field. */
export function Envelope({ sender, children }: Props & { sender: string }) {
  return (
    <div className="env">
      <p className="env-s">{sender}</p>
      <div className="env-a">{children}</div>
      <Sample />
    </div>
  )
}

/** The two partner sites that the footer links. */
export function PartnerSites() {
  const { locale } = useText()
  return (
    <ul className="arts sites">
      {company.partners.map(({ name, nameEn, url }) => (
        <li key={url}>
          <a href={url} rel="noopener">
            <span className="arts-t">{locale === 'de' ? name : nameEn}</span>
            <span className="small">
              <Sample>{new URL(url).host}</Sample>
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
