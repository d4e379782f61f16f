import { Activity, useState } from 'react'
import type { FileNote } from '../../file-text.ts'
import { PictureChoice } from './picture-choice.tsx'
import { ReadProgress } from './read-progress.tsx'
import { Review, type TextProblem } from './review.tsx'
import { useScan } from './use-scan.ts'
import './scan.css'

export interface ScanPanelProps {
  readonly first: readonly File[]
  readonly onText: (text: string, notes: readonly FileNote[]) => void
  /** What the button says that takes the text, where it is not read at once. */
  readonly taking?: string
  /** The text goes into the field, to be changed there. */
  readonly onEdit: (text: string) => void
  /** Tells whether a text can be analysed at all: it is better known before its words are looked through. */
  readonly onCheck: (text: string) => Promise<TextProblem | undefined>
  /** Back to the field for a text. */
  readonly onClose: () => void
}

/** Pictures of one letter: put in order, read, and looked through before their text is taken. What was looked through stays while they are changed. */
export function ScanPanel({ first, onClose, ...leave }: ScanPanelProps) {
  const [files, setFiles] = useState(first)
  const { state, scanned, read, cancel } = useScan()
  /** What was read of the pictures that are being changed. */
  const [changing, setChanging] = useState<typeof scanned>()
  const isRead = scanned !== undefined && scanned !== changing && state.state === 'waiting' && !state.problem
  function back() {
    setChanging(undefined)
    cancel()
  }
  return (
    <>
      {scanned && (
        <Activity mode={isRead ? 'visible' : 'hidden'}>
          <Review key={scanned.turn} scanned={scanned} onChange={() => setChanging(scanned)} {...leave} />
        </Activity>
      )}
      {state.state === 'working' && <ReadProgress {...state} onCancel={cancel} />}
      {state.state === 'waiting' && !isRead && (
        <PictureChoice
          files={files}
          problem={state.problem}
          onFiles={setFiles}
          onRead={() => void read(files)}
          onBack={scanned && back}
          onClose={onClose}
        />
      )}
    </>
  )
}
