import { useEffect, useState } from 'react'
import { useMessages } from '../../../messages/messages.tsx'
import type { Steps as StepsOfTable, StepsProps } from './steps.tsx'

/** The steps behind the first one, which nobody loads who gives no table. */
export function LaterSteps(props: StepsProps) {
  const t = useMessages()
  const [steps, setSteps] = useState<{ readonly Steps: typeof StepsOfTable }>()
  const [hasFailed, setHasFailed] = useState(false)
  useEffect(() => {
    import('./steps.tsx').then(setSteps, () => setHasFailed(true))
  }, [])
  if (hasFailed) return <p className="note note--err">{t('stack.problem.failed')}</p>
  return steps && <steps.Steps {...props} />
}
