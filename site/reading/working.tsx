import { useEffect, useState } from 'react'
import { useMessages } from '../messages/messages.tsx'

/** What is done sooner needs no button that flashes by. */
const SHOWN_AFTER_MS = 400
/** From here on it takes unusually long, also for long texts on slow devices. */
const LONG_AFTER_MS = 5000

interface Props {
  readonly what: string
  readonly onCancel: () => void
}

/** Says what a worker is at, and lets it be cancelled. */
export function Working({ what, onCancel }: Props) {
  const t = useMessages()
  const isShown = useAfter(SHOWN_AFTER_MS)
  const isLong = useAfter(LONG_AFTER_MS)
  return (
    <div className="btns wrk">
      <p role="status" className="small dim">
        {isLong ? t('work.long') : isShown && what}
      </p>
      {isShown && (
        <button type="button" className="btn btn--2 btn--s" onClick={onCancel}>
          {t('work.cancel')}
        </button>
      )}
    </div>
  )
}

function useAfter(milliseconds: number): boolean {
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), milliseconds)
    return () => clearTimeout(timer)
  }, [milliseconds])
  return isOver
}
