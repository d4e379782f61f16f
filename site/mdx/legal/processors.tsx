import { company, type ProcessorTask, type Retention } from '#words/facts'
import { fill, type MessageKey } from '#words/interface'
import { Sample } from '../sample.tsx'
import { useText } from '../text-context.ts'

const taskNames = {
  hosting: 'processor.hosting',
  mail: 'processor.mail',
  storage: 'processor.storage',
  measuring: 'processor.measuring',
} as const satisfies Readonly<Record<ProcessorTask, MessageKey>>

/** Who processes visitors' data for us, and where (Art. 13(1)(e) GDPR). */
export function Processors() {
  const { locale, messages } = useText()
  return (
    <table className="tbl tbl--pairs">
      <thead>
        <tr>
          <th scope="col">{messages['processor.task']}</th>
          <th scope="col">{messages['processor.name']}</th>
          <th scope="col">{messages['processor.place']}</th>
        </tr>
      </thead>
      <tbody>
        {company.processors.map(({ task, name, place }) => (
          <tr key={task + name}>
            <th scope="row">{messages[taskNames[task]]}</th>
            <td data-l={messages['processor.name']}>
              <Sample>{name}</Sample>
            </td>
            <td data-l={messages['processor.place']}>
              <Sample>{place[locale]}</Sample>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Who watches over data protection; nothing where nobody is appointed. */
export function PrivacyOfficer() {
  const { messages } = useText()
  const { privacyOfficer } = company
  if (!privacyOfficer) return null
  return (
    <p>
      {messages['imprint.privacyOfficer']}:{' '}
      <Sample>
        {privacyOfficer.name}, <a href={`mailto:${privacyOfficer.email}`}>{privacyOfficer.email}</a>
      </Sample>
    </p>
  )
}

/** How long something is kept, by its name in the company record. */
export function Days({ of }: { of: Retention }) {
  const { messages } = useText()
  return fill(messages['processing.days'], { days: company.retention[of] })
}
