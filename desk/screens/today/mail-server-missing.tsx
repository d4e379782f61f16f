import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useSay } from '../../language/language.tsx'
import { readServer, SERVER } from '../server.ts'

/** Without a mail server nothing waits and nothing fails: that has to be said. */
export function MailServerMissing() {
  const say = useSay()
  const { data: server } = useQuery({ queryKey: SERVER, queryFn: readServer })
  if (server?.mail.from !== 'nobody') return null
  return (
    <p className="notice">
      {say('today.noMailServer')} <Link to="/settings/mail">{say('today.setMailServer')}</Link>
    </p>
  )
}
