import { useEffect, useState } from 'react'
import type { FileNote } from '../../files/file-text.ts'
import { usePictures } from '../../files/scan/view/use-pictures.ts'
import { useGivenText } from '../../files/use-given-text.ts'
import { keptSides, type SideName } from './kept-texts.ts'

/** One of both texts, what there is to say beside it where it came from a file, and the pictures that it is read from. */
export function useSide(name: SideName) {
  const kept = keptSides[name]
  const [notes, setNotes] = useState<readonly FileNote[]>(kept.value?.notes ?? [])
  /** How often the pictures were left for the field. */
  const [returns, setReturns] = useState(0)
  const { pictures, isShown, begin, setIsShown } = usePictures()
  const given = useGivenText((_, ofFile) => setNotes(ofFile), begin, kept.value?.text)
  const { text } = given
  useEffect(() => kept.keep({ text, notes }), [kept, text, notes])
  function back() {
    setIsShown(false)
    setReturns(returns + 1)
  }
  function takeRecognised(text: string, ofPictures: readonly FileNote[] = []) {
    given.setText(text)
    setNotes(ofPictures)
    back()
  }
  const toPictures = pictures && (() => setIsShown(true))
  return { ...given, notes, pictures, isLooking: isShown, returns, back, takeRecognised, toPictures }
}

export type Side = ReturnType<typeof useSide>
