import { Link, useLocation } from 'react-router'
import { useSay } from '../language/language.tsx'
import { Heading } from '../ui/heading.tsx'

export function NoScreen() {
  const say = useSay()
  const { pathname } = useLocation()
  return (
    <>
      <Heading title={say('none.title')} />
      <p>{say('none.text', { path: pathname })}</p>
      <p>
        <Link to="/today">{say('today.title')}</Link>
      </p>
    </>
  )
}
