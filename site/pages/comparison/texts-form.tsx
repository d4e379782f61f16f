import type { FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { limitsInWords } from '../../files/limits-in-words.ts'
import { useMessages } from '../../messages/messages.tsx'
import { Working } from '../../reading/working.tsx'
import { TextSide } from './text-side.tsx'
import type { ComparingState } from './use-comparing.ts'
import type { Side } from './use-side.ts'

interface Props {
  readonly state: Exclude<ComparingState, { state: 'compared' }>
  readonly sides: { readonly before: Side; readonly after: Side }
  readonly isAgain: boolean
  /** How often a comparison was cancelled. */
  readonly cancels: number
  readonly onSubmit: () => void
  readonly onCancel: () => void
}

function showFault(field: HTMLElement | null): void {
  field?.focus({ preventScroll: true })
  field?.closest('.vg-side')?.querySelector('[role=alert]')?.scrollIntoView({ block: 'center' })
}

/** The fields of both texts, and what became of the last try. */
export function TextsForm({ state, sides, isAgain, cancels, onSubmit, onCancel }: Props) {
  const t = useMessages()
  const isWorking = state.state === 'working'
  const refusal = state.state === 'refused' && (state.why ?? t('analyser.problem.not-loaded'))
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    // What cannot be compared is said at its field, which may stand above the window.
    flushSync(onSubmit)
    showFault(event.currentTarget.querySelector<HTMLElement>('[aria-invalid=true]'))
  }
  return (
    <form className="az-l vg-in" data-react onSubmit={submit} aria-busy={isWorking}>
      <div className="vg-two">
        <TextSide label={t('comparison.before')} side={sides.before} calls={Number(isAgain) + cancels} />
        <TextSide label={t('comparison.after')} side={sides.after} calls={0} />
      </div>
      <p className={refusal ? 'note note--err' : 'small dim'} role={refusal ? 'alert' : undefined}>
        {refusal ||
          (cancels > 0 && state.state === 'empty'
            ? t('work.cancelled')
            : `${t('comparison.limits')} ${t('file.limits', limitsInWords(t('page.lang')))}`)}
      </p>
      <div className="btns">
        <button className="btn" type="submit" disabled={isWorking}>
          {t(isWorking ? 'comparison.working' : 'comparison.compare')}
        </button>
      </div>
      {isWorking && <Working what={t('comparison.working')} onCancel={onCancel} />}
    </form>
  )
}
