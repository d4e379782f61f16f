import { useRouteError } from 'react-router'
import { useSay } from '../language/language.tsx'
import { Heading } from '../ui/heading.tsx'

/** A screen that cannot be shown says so, and leads back. */
export function BrokenScreen() {
  const say = useSay()
  const error = useRouteError()
  return (
    <main id="main">
      <Heading title={say('broken.title')} />
      <p>{say('broken.text')}</p>
      <p className="dim">{error instanceof Error ? error.message : String(error)}</p>
      <p>
        <a href="/_/today">{say('today.title')}</a>
      </p>
    </main>
  )
}
