import type { ReactNode } from 'react'
import { useMessages } from '../messages/messages.tsx'
import { HalyardLabel } from '../ui/halyard-label.tsx'

interface HeaderProps {
  readonly heading: string
  readonly children?: ReactNode
}

/** Head of a page that belongs to a test access, and what it is there for. */
export function AccessHeader({ heading, children }: HeaderProps) {
  const t = useMessages()
  return (
    <header className="ph">
      <div className="wrap">
        <HalyardLabel flag="p">{t('access.label')}</HalyardLabel>
        <div className="main">
          <h1>{heading}</h1>
          {children}
        </div>
      </div>
    </header>
  )
}
