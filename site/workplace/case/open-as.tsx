import type { GuestRole } from '#processes'
import { DEED_FIELD } from '../../session/deed-fields.ts'
import { useFormAddress } from '../form/use-work.ts'
import { useWords } from '../words.ts'

interface OpenAsProps {
  readonly role: GuestRole
  readonly isFirst?: boolean
}

/** Another's part in a new tab. An ordinary form with or without script: only the browser can open what answers in another tab. */
export function OpenAs({ role, isFirst = false }: OpenAsProps) {
  const say = useWords()
  return (
    <form className="pf" method="post" action={useFormAddress()} target="_blank" rel="noopener">
      <button className={isFirst ? 'btn btn--s' : 'btn btn--2 btn--s'} type="submit" name={DEED_FIELD} value={`open.${role}`}>
        {say(`guests.open.${role}`)}
      </button>
    </form>
  )
}
