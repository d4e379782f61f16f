import { type DragEvent, type ReactNode, useId, useState } from 'react'
import { useFocusWhenLost } from '../../browser/use-focus-when-lost.ts'
import { FilePicker } from '../../files/file-button.tsx'
import { FileNotes } from '../../files/file-notes.tsx'
import { useMessages } from '../../messages/messages.tsx'
import type { Side } from './use-side.ts'

interface Props {
  readonly label: string
  readonly side: Side
  /** Rises when what had the focus is gone, and this field is to have it. */
  readonly calls: number
}

/** Paste one of the texts or drop its file; what cannot be read is said below it, and what was put in stays. */
export function TextSide({ label, side, calls }: Props) {
  const t = useMessages()
  const id = useId()
  const field = useFocusWhenLost<HTMLTextAreaElement>(calls + side.returns || false)
  return (
    <div className="vg-side" aria-busy={side.isReading}>
      <label className="lbl" htmlFor={id}>
        {label}
      </label>
      <DropArea side={side}>
        <textarea
          ref={field}
          id={id}
          rows={12}
          value={side.text}
          placeholder={t('analyser.paste')}
          onChange={(event) => side.setText(event.target.value)}
          onPaste={side.paste}
          aria-describedby={side.said ? `${id}-said` : undefined}
          lang="de"
        />
      </DropArea>
      {side.said && (
        <p id={`${id}-said`} className="note note--err" role="alert">
          {side.said}
        </p>
      )}
      <FileNotes notes={side.notes} />
    </div>
  )
}

function DropArea({ side, children }: { side: Side; children: ReactNode }) {
  const t = useMessages()
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
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut, the button does the same
    <div className={isOver ? 'drop is-over' : 'drop'} onDragOver={over} onDragLeave={() => setIsOver(false)} onDrop={drop}>
      {children}
      <div className="drop-f">
        <span>{t('comparison.drop')}</span>
        <span className="btns">
          <FilePicker label={t('analyser.file')} accept="all" onFiles={side.take} />
          <FilePicker label={t('scan.camera')} accept="camera" onFiles={side.take} />
          {side.toPictures && (
            <button className="btn btn--2 btn--s" type="button" onClick={side.toPictures}>
              {t('scan.pictures')}
            </button>
          )}
        </span>
      </div>
    </div>
  )
}
