import { type DragEvent, type Ref, useId, useState } from 'react'
import { FilePicker } from '../../files/file-button.tsx'
import { FileNotes } from '../../files/file-notes.tsx'
import { useMessages } from '../../messages/messages.tsx'
import type { Side } from './use-side.ts'

interface Props {
  readonly ref?: Ref<HTMLTextAreaElement>
  readonly label: string
  readonly side: Side
}

/** Paste one of the texts or drop its file; what cannot be read is said below it, and what was put in stays. */
export function TextSide({ ref, label, side }: Props) {
  const t = useMessages()
  const id = useId()
  const [isOver, setIsOver] = useState(false)
  function over(event: DragEvent) {
    event.preventDefault()
    setIsOver(true)
  }
  function drop(event: DragEvent) {
    setIsOver(false)
    side.drop(event)
  }
  return (
    <div className="vg-side" aria-busy={side.isReading}>
      <label className="lbl" htmlFor={id}>
        {label}
      </label>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut, the button does the same */}
      <div className={isOver ? 'drop is-over' : 'drop'} onDragOver={over} onDragLeave={() => setIsOver(false)} onDrop={drop}>
        <textarea
          ref={ref}
          id={id}
          rows={12}
          value={side.text}
          placeholder={t('analyser.paste')}
          onChange={(event) => side.setText(event.target.value)}
          onPaste={side.paste}
          aria-describedby={side.said ? `${id}-said` : undefined}
          lang="de"
        />
        <div className="drop-f">
          <span>{t('comparison.drop')}</span>
          <FilePicker label={t('analyser.file')} accept="text" onFiles={side.take} />
        </div>
      </div>
      {side.said && (
        <p id={`${id}-said`} className="note note--err" role="alert">
          {side.said}
        </p>
      )}
      <FileNotes notes={side.notes} />
    </div>
  )
}
