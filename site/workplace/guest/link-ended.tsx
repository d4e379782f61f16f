import { Screen } from '../screen.tsx'
import { useWords } from '../words.ts'

/** Nothing about the case, for whoever has no link to it. */
export function LinkEnded() {
  const say = useWords()
  return (
    <Screen heading={say('ended.title')} lead={say('ended.text')}>
      <p>{say('ended.way')}</p>
    </Screen>
  )
}
