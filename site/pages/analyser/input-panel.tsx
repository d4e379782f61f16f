import { type DragEvent, type FormEvent, useId, useState } from 'react'
import { useMessages } from '../../runtime/messages.tsx'
import { Flag } from '../../ui/flag.tsx'
import { FileButton } from './files/file-button.tsx'
import { useGivenText } from './files/use-given-text.ts'
import type { ReadingState } from './use-reading.ts'

interface Props {
  readonly state: Exclude<ReadingState, { state: 'read' }>
  readonly onRead: (text: string) => void
}

/** Paste a text or drop a file; what cannot be read is said, and what was typed stays. */
export function InputPanel({ state, onRead }: Props) {
  const t = useMessages()
  const id = useId()
  const given = useGivenText(onRead)
  const [isOver, setIsOver] = useState(false)
  function drop(event: DragEvent) {
    setIsOver(false)
    given.drop(event)
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    given.submit()
  }
  const isWorking = given.isReading || state.state === 'working'
  const said = given.said ?? (state.state === 'refused' ? t(`analyser.problem.${state.problem}`) : null)
  return (
    <>
      <form className="az-l az-in" data-react onSubmit={submit} aria-busy={given.isReading}>
        <label className="lbl" htmlFor={id}>
          {t('analyser.text')}
        </label>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut, the button does the same */}
        <div
          className={isOver ? 'drop is-over' : 'drop'}
          onDragOver={(event) => {
            event.preventDefault()
            setIsOver(true)
          }}
          onDragLeave={() => setIsOver(false)}
          onDrop={drop}
        >
          <textarea
            id={id}
            rows={12}
            value={given.text}
            placeholder={t('analyser.paste')}
            onChange={(event) => given.setText(event.target.value)}
            onPaste={given.paste}
            aria-describedby={`${id}-said`}
            lang="de"
          />
          <div className="drop-f">
            <span>{t('analyser.drop')}</span>
            <FileButton onFile={given.take} />
          </div>
        </div>
        <p id={`${id}-said`} className={said ? 'note note--err' : 'small dim'} role={said ? 'alert' : undefined}>
          {said ?? t('analyser.limits')}
        </p>
        <button className="btn" type="submit" disabled={isWorking}>
          {t(isWorking ? 'analyser.working' : 'analyser.read')}
        </button>
      </form>
      <div className="az-r az-leer">
        <Flag name="q" size={34} />
        <p>{t('analyser.empty')}</p>
      </div>
    </>
  )
}
