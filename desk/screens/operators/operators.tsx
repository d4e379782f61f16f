import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useSay } from '../../language/language.tsx'
import { Asked } from '../../ui/asked.tsx'
import { Heading } from '../../ui/heading.tsx'
import { useLive } from '../../ui/use-live.ts'
import { InviteForm } from './invite-form.tsx'
import { OperatorTable } from './operator-table.tsx'
import { OwnLoginForm } from './own-login-form.tsx'
import { SecondFactor } from './second-factor.tsx'
import { listOperators, OPERATORS } from './stored-operators.ts'

/** Who may enter the desk, and how. */
export function Operators() {
  const say = useSay()
  useLive(OPERATORS)
  const found = useQuery({ queryKey: [OPERATORS], queryFn: listOperators })
  return (
    <>
      <Heading title={say('operators.title')}>
        <Link to="/operators/act-as">{say('operators.actAs')}</Link>
      </Heading>
      <p className="about">{say('operators.about')}</p>
      <Asked query={found}>{(all) => <OperatorTable all={all} />}</Asked>
      <InviteForm />
      <OwnLoginForm />
      <SecondFactor />
    </>
  )
}
