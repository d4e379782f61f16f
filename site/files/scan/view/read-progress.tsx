import { useFocusWhenLost } from '../../../browser/use-focus-when-lost.ts'
import { useMessages } from '../../../messages/messages.tsx'
import type { ScanProgress } from '../recognise-pages.ts'

interface Props {
  readonly progress: ScanProgress | undefined
  /** When it began, in milliseconds. */
  readonly since: number
  readonly onCancel: () => void
}

const SECOND = 1000
/** Before that much is done nothing can be said of the rest. */
const ENOUGH = 0.25

/** How far the reading is, in words and per cent, how long it may still take, and a way to end it. */
export function ReadProgress({ progress, since, onCancel }: Props) {
  const t = useMessages()
  const { said, done } = useWords(progress)
  const cancelling = useFocusWhenLost<HTMLButtonElement>('')
  const seconds = done > ENOUGH ? Math.ceil((((Date.now() - since) / done) * (1 - done)) / SECOND) : 0
  return (
    <section className="az-l scn" aria-label={t('scan.title')}>
      <p role="status">{said}</p>
      <progress max={1} value={done} aria-label={t('scan.title')} />
      <p className="small dim">{seconds > 1 ? t('scan.left', { seconds }) : t('scan.here')}</p>
      <div className="btns">
        <button ref={cancelling} type="button" className="btn btn--2" onClick={onCancel}>
          {t('work.cancel')}
        </button>
      </div>
    </section>
  )
}

/** What is done at present, and how much of the whole is done, from 0 to 1. */
function useWords(progress: ScanProgress | undefined): { said: string; done: number } {
  const t = useMessages()
  if (!progress) return { said: t('scan.opening'), done: 0 }
  if (progress.stage === 'loading') {
    const part = progress.done / progress.total
    return { said: t('scan.loading', { percent: Math.round(part * 100) }), done: part / 10 }
  }
  const { page, pages } = progress
  const fraction = progress.stage === 'reading' ? progress.fraction : 0
  const said =
    progress.stage === 'preparing' ? t('scan.preparing', { page, pages }) : t('scan.page', { page, pages, percent: Math.round(fraction * 100) })
  return { said, done: 0.1 + (0.9 * (page - 1 + fraction)) / pages }
}
