import type { ReactNode } from 'react'
import { company } from '#words/facts'
import { type MailboxName, mailboxes } from '../mailboxes.ts'
import { Sample } from '../sample.tsx'
import { useText } from '../text-context.ts'

interface Props {
  readonly children?: ReactNode
}

/** Addresses, what each is for, and what helps. */
export function Contacts({ children }: Props) {
  return <dl className="facts ways">{children}</dl>
}

/** The link opens a message, with the keyword in its subject where there is one. */
export function Contact({ title, subject, to = 'general', children }: Props & { title: string; subject?: string; to?: MailboxName }) {
  const address = mailboxes[to]
  const query = subject ? `?subject=${encodeURIComponent(subject)}` : ''
  return (
    <div>
      <dt>{title}</dt>
      <dd>
        <a href={`mailto:${address}${query}`}>{address}</a>
        <p>{children}</p>
      </dd>
    </div>
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
