import { type FormEvent, useState } from 'react'
import { useFocusWhenLost } from '../../browser/use-focus-when-lost.ts'
import { isTooLong } from '../../files/too-long.ts'
import { useMessages } from '../../messages/messages.tsx'
import { Working } from '../../reading/working.tsx'
import { TextSide } from './text-side.tsx'
import type { ComparingState } from './use-comparing.ts'
import { useSide } from './use-side.ts'

interface Props {
  readonly state: Exclude<ComparingState, { state: 'compared' }>
  /** Whether the press of a button that is gone has brought the fields back. */
  readonly isAgain: boolean
  readonly onCompare: (before: string, after: string) => void
  readonly onCancel: () => void
}

/** Two texts that are typed, pasted or in files; what was put in stays whatever becomes of it. */
export function TwoTexts({ state, isAgain, onCompare, onCancel }: Props) {
  const t = useMessages()
  const sides = { before: useSide(), after: useSide() }
  const field = useFocusWhenLost<HTMLTextAreaElement>(isAgain)
  const [isCancelled, setIsCancelled] = useState(false)
  const isWorking = state.state === 'working'
  function submit(event: FormEvent) {
    event.preventDefault()
    setIsCancelled(false)
    sides.before.submit()
    sides.after.submit()
    if (!isTooLong(sides.before.text) && !isTooLong(sides.after.text)) onCompare(sides.before.text, sides.after.text)
  }
  function cancel() {
    onCancel()
    setIsCancelled(true)
    field.current?.focus()
  }
  const refusal = state.state === 'refused' && (state.why ?? t('analyser.problem.not-loaded'))
  return (
    <form className="az-l vg-in" data-react onSubmit={submit} aria-busy={isWorking}>
      <div className="vg-two">
        <TextSide ref={field} label={t('comparison.before')} side={sides.before} />
        <TextSide label={t('comparison.after')} side={sides.after} />
      </div>
      <p className={refusal ? 'note note--err' : 'small dim'} role={refusal ? 'alert' : undefined}>
        {refusal || t(isCancelled ? 'work.cancelled' : 'comparison.limits')}
      </p>
      <div className="btns">
        <button className="btn" type="submit" disabled={isWorking}>
          {t(isWorking ? 'comparison.working' : 'comparison.compare')}
        </button>
      </div>
      {isWorking && <Working what={t('comparison.working')} onCancel={cancel} />}
    </form>
  )
}
