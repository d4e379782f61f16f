import { useLocation } from 'react-router'
import { DONE_FIELD } from '../answer.ts'
import { Screen } from '../screen.tsx'
import { useWords } from '../words.ts'

/** Nothing about the case, for whoever has no link to it; who has just handed it on reads that this has worked. */
export function LinkEnded() {
  const say = useWords()
  const isHandedOn = new URLSearchParams(useLocation().search).get(DONE_FIELD) === 'delegate'
  if (isHandedOn) return <Screen heading={say('handedOn.title')} lead={say('handedOn.text')} />
  return (
    <Screen heading={say('ended.title')} lead={say('ended.text')}>
      <p>{say('ended.way')}</p>
    </Screen>
  )
}
