import { useState } from 'react'
import { useFocusWhenLost } from '../../../browser/use-focus-when-lost.ts'
import { useMessages } from '../../../messages/messages.tsx'
import { FilePicker } from '../../file-button.tsx'
import type { FileNote } from '../../file-text.ts'
import { useFileWords } from '../../file-words.ts'
import { downloadSize } from '../download-size.ts'
import { FileList } from './file-list.tsx'
import { ReadProgress } from './read-progress.tsx'
import { Review } from './review.tsx'
import { isReaderThere, useScan } from './use-scan.ts'
import './scan.css'

export interface ScanPanelProps {
  readonly first: readonly File[]
  readonly onText: (text: string, notes: readonly FileNote[]) => void
  /** The text goes into the field, to be changed there. */
  readonly onEdit: (text: string) => void
  /** Back to the field for a text. */
  readonly onClose: () => void
}

const KILO = 1000

/** Pictures of one letter: put in order, read, and looked through before their text is taken. */
export function ScanPanel({ first, onText, onEdit, onClose }: ScanPanelProps) {
  const t = useMessages()
  const words = useFileWords()
  const [files, setFiles] = useState(first)
  const { state, read, cancel } = useScan()
  const section = useFocusWhenLost<HTMLElement>(`${state.state} ${files.length}`)
  if (state.state === 'read') return <Review scanned={state.scanned} onText={onText} onEdit={onEdit} onClose={onClose} />
  if (state.state === 'working') return <ReadProgress {...state} onCancel={cancel} />
  const megabytes = new Intl.NumberFormat(t('page.lang'), { maximumFractionDigits: 1 }).format(downloadSize / KILO / KILO)
  const waiting = isReaderThere() ? t('scan.again') : t('scan.size', { megabytes })
  const said = state.problem ? (state.problem.code === 'wrong-type' ? t('scan.wrong-type') : words(state.problem)) : waiting
  return (
    <section ref={section} tabIndex={-1} className="az-l scn" aria-label={t('scan.title')}>
      <h2>{t('scan.title')}</h2>
      <FileList files={files} onChange={setFiles} />
      <div className="btns">
        <FilePicker label={t('scan.add')} accept="pictures" onFiles={(more) => setFiles([...files, ...more])} />
        <FilePicker label={t('scan.camera')} accept="camera" onFiles={(more) => setFiles([...files, ...more])} />
      </div>
      <p className={state.problem ? 'note note--err' : 'small dim'} role={state.problem ? 'alert' : undefined}>
        {said}
      </p>
      <div className="btns">
        <button type="button" className="btn" disabled={files.length === 0} onClick={() => void read(files)}>
          {t('scan.read')}
        </button>
        <button type="button" className="btn btn--2" onClick={onClose}>
          {t('scan.close')}
        </button>
      </div>
    </section>
  )
}
