import { useFocusWhenLost } from '../../../browser/use-focus-when-lost.ts'
import { useMessages } from '../../../messages/messages.tsx'
import { FilePicker } from '../../file-button.tsx'
import type { FileProblem } from '../../file-problem.ts'
import { useFileWords } from '../../file-words.ts'
import { downloadSize } from '../download-size.ts'
import { FileList } from './file-list.tsx'
import { isReaderThere } from './use-scan.ts'

interface Props {
  readonly files: readonly File[]
  readonly problem: FileProblem | undefined
  readonly onFiles: (files: readonly File[]) => void
  readonly onRead: () => void
  /** To what was read before, where something was. */
  readonly onBack: (() => void) | undefined
  readonly onClose: () => void
}

const KILO = 1000

/** The pictures of one letter, before they are read and whenever they are changed. */
export function PictureChoice({ files, problem, onFiles, onRead, onBack, onClose }: Props) {
  const t = useMessages()
  const section = useFocusWhenLost<HTMLElement>(`${files.length}`)
  const add = (more: readonly File[]) => onFiles([...files, ...more])
  return (
    <section ref={section} tabIndex={-1} className="az-l scn" aria-label={t('scan.title')}>
      <h2>{t('scan.title')}</h2>
      <FileList files={files} onChange={onFiles} />
      <div className="btns">
        <FilePicker label={t('scan.add')} accept="pictures" onFiles={add} />
        <FilePicker label={t('scan.camera')} accept="camera" onFiles={add} />
      </div>
      <Said problem={problem} />
      <div className="btns">
        <button type="button" className="btn" disabled={files.length === 0} onClick={onRead}>
          {t('scan.read')}
        </button>
        {onBack && (
          <button type="button" className="btn btn--2" onClick={onBack}>
            {t('scan.back')}
          </button>
        )}
        <button type="button" className="btn btn--2" onClick={onClose}>
          {t('scan.close')}
        </button>
      </div>
    </section>
  )
}

/** What went wrong, or else what it takes to read them. */
function Said({ problem }: { problem: FileProblem | undefined }) {
  const t = useMessages()
  const words = useFileWords()
  if (problem)
    return (
      <p className="note note--err" role="alert">
        {problem.code === 'wrong-type' ? t('scan.wrong-type') : words(problem)}
      </p>
    )
  const megabytes = new Intl.NumberFormat(t('page.lang'), { maximumFractionDigits: 1 }).format(downloadSize / KILO / KILO)
  return <p className="small dim">{isReaderThere() ? t('scan.again') : t('scan.size', { megabytes })}</p>
}
