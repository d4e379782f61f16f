import { guestRoles, type People } from '#processes'
import { Press, WorkForm } from '../form/work-form.tsx'
import { useWords } from '../words.ts'
import { OpenAs } from './open-as.tsx'

interface GuestsProps {
  readonly people: People
}

/** The links of the others: whoever tries it out alone plays all parts, each in a tab of its own. */
export function Guests({ people }: GuestsProps) {
  const say = useWords()
  const roles = guestRoles.filter((role) => role !== 'reviewer' || people.body !== 'none')
  return (
    <details className="part">
      <summary>
        <h2>{say('guests.title')}</h2>
      </summary>
      <div className="part-b">
        <p className="dim">{say('guests.text')}</p>
        <ul className="guests">
          {roles.map((role) => (
            <li key={role}>
              <OpenAs role={role} />
              <WorkForm form={`link-${role}`} className="pf">
                <Press deed={`link.${role}`}>{say('guests.link')}</Press>
              </WorkForm>
            </li>
          ))}
        </ul>
      </div>
    </details>
  )
}
