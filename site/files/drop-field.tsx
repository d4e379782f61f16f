import { type DragEvent, type ReactNode, type Ref, useState } from 'react'
import { useMessages } from '../messages/messages.tsx'
import { FilePicker } from './file-button.tsx'
import type { useGivenText } from './use-given-text.ts'

interface Props {
  readonly ref: Ref<HTMLTextAreaElement>
  readonly id: string
  readonly given: Pick<ReturnType<typeof useGivenText>, 'text' | 'setText' | 'paste' | 'drop' | 'take'>
  /** What is said beside the buttons: what can be dropped here. */
  readonly hint: string
  readonly describedBy: string | undefined
  /** Whether what stands in it cannot be taken. */
  readonly isInvalid?: boolean
  /** More ways than to choose a file. */
  readonly ways?: ReactNode
}

/** A field for a letter, into which files are dropped, with the buttons that choose one or open the camera. The page brings `drop.css`. */
export function DropField({ ref, id, given, hint, describedBy, isInvalid, ways }: Props) {
  const t = useMessages()
  const [isOver, setIsOver] = useState(false)
  function over(event: DragEvent) {
    event.preventDefault()
    setIsOver(true)
  }
  function drop(event: DragEvent) {
    setIsOver(false)
    given.drop(event)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut, the button does the same
    <div className={isOver ? 'drop is-over' : 'drop'} onDragOver={over} onDragLeave={() => setIsOver(false)} onDrop={drop}>
      <textarea
        ref={ref}
        id={id}
        rows={12}
        value={given.text}
        placeholder={t('analyser.paste')}
        onChange={(event) => given.setText(event.target.value)}
        onPaste={given.paste}
        aria-describedby={describedBy}
        aria-invalid={isInvalid}
        lang="de"
      />
      <div className="drop-f">
        <span>{hint}</span>
        <span className="btns">
          <FilePicker label={t('analyser.file')} accept="all" onFiles={given.take} />
          <FilePicker label={t('scan.camera')} accept="camera" onFiles={given.take} />
          {ways}
        </span>
      </div>
    </div>
  )
}
