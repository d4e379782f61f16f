import { useId } from 'react'
import { useFocusWhenLost } from '../../browser/use-focus-when-lost.ts'
import { DropField } from '../../files/drop-field.tsx'
import { FileNotes } from '../../files/file-notes.tsx'
import { isTooLong } from '../../files/too-long.ts'
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
      <DropField
        ref={field}
        id={id}
        given={side}
        hint={t('comparison.drop')}
        describedBy={side.said ? `${id}-said` : undefined}
        isInvalid={isTooLong(side.text)}
        ways={side.toPictures && <ToPictures onClick={side.toPictures} />}
      />
      {side.said && (
        <p id={`${id}-said`} className="note note--err" role="alert">
          {side.said}
        </p>
      )}
      <FileNotes notes={side.notes} />
    </div>
  )
}

/** Back to pictures that were put aside for the field. */
function ToPictures({ onClick }: { onClick: () => void }) {
  const t = useMessages()
  return (
    <button className="btn btn--2 btn--s" type="button" onClick={onClick}>
      {t('scan.pictures')}
    </button>
  )
}
