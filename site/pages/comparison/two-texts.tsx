import { useEffect, useEffectEvent, useState } from 'react'
import { isTooLong } from '../../files/too-long.ts'
import { SidePictures } from './side-pictures.tsx'
import { TextsForm } from './texts-form.tsx'
import type { ComparingState } from './use-comparing.ts'
import { useSide } from './use-side.ts'

interface Props {
  readonly state: Exclude<ComparingState, { state: 'compared' }>
  /** Whether the press of a button that is gone has brought the fields back. */
  readonly isAgain: boolean
  readonly onCompare: (before: string, after: string) => void
  readonly onCancel: () => void
}

/** Two texts that are typed, pasted or in files; pictures of them are read first. What was put in stays whatever becomes of it. */
export function TwoTexts({ state, isAgain, onCompare, onCancel }: Props) {
  const before = useSide('before')
  const after = useSide('after')
  const [cancels, setCancels] = useState(0)
  const isRefused = state.state === 'refused'
  const forgetRefusal = useEffectEvent(() => isRefused && onCancel())
  // What was said of other texts does not hold for these.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every text anew
  useEffect(() => void forgetRefusal(), [before.text, after.text])
  function submit() {
    before.submit()
    after.submit()
    if (!isTooLong(before.text) && !isTooLong(after.text)) onCompare(before.text, after.text)
  }
  function cancel() {
    onCancel()
    setCancels(cancels + 1)
  }
  return (
    <>
      <SidePictures side={before} />
      <SidePictures side={after} />
      {!before.isLooking && !after.isLooking && (
        <TextsForm state={state} sides={{ before, after }} isAgain={isAgain} cancels={cancels} onSubmit={submit} onCancel={cancel} />
      )}
    </>
  )
}
