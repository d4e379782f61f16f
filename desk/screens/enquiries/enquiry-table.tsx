import { Link } from 'react-router'
import type { StoredLead } from '#services/desk'
import { useSay, useTimes } from '../../language/language.tsx'
import { Rows } from '../../ui/rows.tsx'
import { isLeadKind } from './is-lead-kind.ts'
import { useOperators } from './use-operators.ts'

/** One line for each; on a phone a card. */
export function EnquiryTable({ enquiries }: { readonly enquiries: readonly StoredLead[] }) {
  return (
    <Rows heads={['enquiries.from', 'enquiries.kind', 'enquiries.arrived', 'handling.state', 'handling.assignee', 'enquiries.deletion']}>
      {enquiries.map((enquiry) => (
        <EnquiryRow key={enquiry.id} enquiry={enquiry} />
      ))}
    </Rows>
  )
}

function EnquiryRow({ enquiry }: { readonly enquiry: StoredLead }) {
  const say = useSay()
  const { time, day } = useTimes()
  const operators = useOperators()
  const { id, name, email, company, kind, created, state, assignee, deleteAfter, files, message } = enquiry
  return (
    <tr>
      <th scope="row">
        <Link to={`/enquiries/${id}`}>{name || email}</Link>
        <span className="dim">{[company, files.length > 0 && say('enquiries.files', { count: files.length })].filter(Boolean).join(' · ')}</span>
        <span className="excerpt">{message}</span>
      </th>
      <td>{isLeadKind(kind) ? say(`kind.${kind}`) : kind}</td>
      <td className="num">{time(created)}</td>
      <td>
        <span className={`state state--${state}`}>{say(`state.${state}`)}</span>
      </td>
      <td>{operators.find((one) => one.id === assignee)?.email ?? ''}</td>
      <td className="num dim" data-label={say('enquiries.deletion')}>
        {day(deleteAfter)}
      </td>
    </tr>
  )
}
