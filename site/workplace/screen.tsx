import type { ReactNode } from 'react'
import type { Begun } from '#processes'
import { FamilyStyles } from '../ui/family-styles.tsx'
import { HalyardLabel } from '../ui/halyard-label.tsx'
import { DoneNotice } from './done-notice.tsx'
import { useWords } from './words.ts'
import css from './workplace.css?inline'

interface ScreenProps {
  readonly heading: string
  readonly lead?: ReactNode
  /** Below the lead. */
  readonly head?: ReactNode
  /** What was done last in the case: an address that says something else is old. */
  readonly last?: Begun | undefined
  readonly children?: ReactNode
}

/** A page on which references go their way. All have one stylesheet, so that those with parameters find it in the policy. */
export function Screen({ heading, lead, head, last, children }: ScreenProps) {
  const say = useWords()
  return (
    <>
      <FamilyStyles family="workplace" css={css} />
      <header className="ph wp-head">
        <div className="wrap">
          <HalyardLabel flag="p">{say('label')}</HalyardLabel>
          <div className="main">
            <h1>{heading}</h1>
            {lead && <p className="lead">{lead}</p>}
            {head}
          </div>
        </div>
      </header>
      <div className="body wp">
        <DoneNotice last={last} />
        {children}
      </div>
    </>
  )
}
