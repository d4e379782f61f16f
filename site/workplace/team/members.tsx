import type { Overview } from '#services/cases'
import { Press, WorkForm } from '../form/work-form.tsx'
import { useWords } from '../words.ts'

/** Who works here; whoever owns the workplace takes colleagues out, and they leave by themselves. */
export function Members({ overview: { team, isOwner, account } }: { readonly overview: Overview }) {
  const say = useWords()
  return (
    <ul className="members">
      {team.map(({ id, name, email, isOwner: owns }) => (
        <li key={id}>
          <span>
            {name ? `${name}, ${email}` : email}
            {owns && <span className="dim"> ({say('team.owner')})</span>}
          </span>
          {!owns && (isOwner || id === account.id) && (
            <WorkForm form={`leave-${id}`} className="pf">
              <input type="hidden" name="member" value={id} />
              <Press deed="leave">{say(isOwner ? 'team.remove' : 'team.leave')}</Press>
            </WorkForm>
          )}
        </li>
      ))}
    </ul>
  )
}
