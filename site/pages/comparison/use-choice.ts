import { useEffect, useRef, useState } from 'react'
import { type ComparisonSampleName, comparisonSampleNames, readComparisonSample } from '#words'
import type { Locale } from '#words/interface'
import { loadWhole } from '../../navigation/load-whole.ts'
import type { ComparisonView } from './comparison-view.ts'
import { keptChoice } from './kept-texts.ts'
import { useComparing } from './use-comparing.ts'

/** Two sample letters, or two of the visitor's own. */
export type Choice = ComparisonSampleName | 'own'

/** Which texts are compared, and how others take their place. */
export function useChoice(locale: Locale, first: ComparisonView) {
  const [before] = useState(() => keptChoice.value)
  const [choice, setChoice] = useState<Choice>(before?.isOwn ? 'own' : comparisonSampleNames[0])
  /** Whether what is shown came from the fields, and whether a button that is gone has brought them back. */
  const [isGiven, setIsGiven] = useState(false)
  const [isAgain, setIsAgain] = useState(false)
  const { state, compare, clear } = useComparing(locale, before?.isOwn ? before.texts : first)
  const latest = useRef(choice)
  useEffect(() => {
    const texts = state.state === 'compared' ? state.texts : null
    if (state.state !== 'working') keptChoice.keep({ isOwn: choice === 'own', texts })
  }, [choice, state])
  function turnTo(name: Choice) {
    latest.current = name
    setChoice(name)
    setIsGiven(false)
    setIsAgain(false)
  }
  function choose(name: Choice) {
    turnTo(name)
    if (name === 'own') return clear()
    readComparisonSample(name).then(({ before, after }) => latest.current === name && compare(before, after, 'beside what is shown'), loadWhole)
  }
  function take(before: string, after: string) {
    setIsGiven(true)
    compare(before, after, 'anew')
  }
  function change() {
    turnTo('own')
    setIsAgain(true)
    clear()
  }
  return { choice, isGiven, isAgain, state, choose, take, change, cancel: clear }
}
