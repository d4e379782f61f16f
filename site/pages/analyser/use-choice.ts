import { useRef, useState } from 'react'
import { readSample, sampleNames } from '#words'
import type { Locale } from '#words/interface'
import { loadWhole } from '../../navigation/load-whole.ts'
import type { FirstSample } from './samples.server.ts'
import type { TextName } from './text-choice.tsx'
import { useField } from './use-field.ts'
import { useOwnText } from './use-own-text.ts'
import { useReading } from './use-reading.ts'

/** Which text is read, a sample or the visitor's own, and how another one takes its place. */
export function useChoice(locale: Locale, first: FirstSample) {
  const [choice, setChoice] = useState<TextName>(sampleNames[0])
  /** Whether the text that is shown came from the field, not from a choice or a visit before. */
  const [isGiven, setIsGiven] = useState(false)
  const { state, read, check, clear } = useReading(locale, first)
  const own = useOwnText(readOwn, () => (choice === 'own' ? again.forgotten() : begin('')))
  const { field, begin, look, isLooking } = useField()
  const latest = useRef(choice)
  function turnTo(name: TextName) {
    latest.current = name
    setChoice(name)
    setIsGiven(false)
  }
  function readOwn(text: string) {
    turnTo('own')
    begin(text)
    read(text, [])
  }
  function other() {
    turnTo('own')
    clear()
  }
  const again = fieldAgain(own, (text) => {
    begin(text, true)
    other()
  })
  function choose(name: TextName) {
    if (name === 'own') return own.text && !isLooking.current ? readOwn(own.text) : other()
    turnTo(name)
    readSample(name).then((text) => latest.current === name && read(text, []), loadWhole)
  }
  function take(...[text, notes]: Parameters<typeof read>) {
    setIsGiven(true)
    own.take(text)
    read(text, notes)
  }
  return { choice, isGiven, state, own, field, look, choose, take, other, again, readOwn, check }
}

export type FieldAgain = ReturnType<typeof fieldAgain>

/** The field once more: for another text, for the same one with changes, or empty because the text was deleted. */
function fieldAgain(own: ReturnType<typeof useOwnText>, show: (text: string) => void) {
  return {
    another() {
      own.putAside()
      show('')
    },
    changed: () => show(own.text ?? ''),
    forgotten: () => show(''),
  }
}
