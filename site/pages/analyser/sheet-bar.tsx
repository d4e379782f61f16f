import type { MouseEvent } from 'react'
import { useMessages } from '../../messages/messages.tsx'

/** The address that names no finding: a place that the window does not move to. */
export const NO_FINDING = 'none'

interface Props {
  /** The ids of the findings that are shown, in their order, and which of them this is. */
  readonly ids: readonly string[]
  readonly place: number
}

/** On a phone a finding is a sheet over the letter, with a bar to step through the findings and to close it. */
export function SheetBar({ ids, place }: Props) {
  const t = useMessages()
  return (
    <p className="fd-n">
      <Step id={ids.at(place - 1) ?? NO_FINDING} label={t('analyser.previous')} sign="left" />
      <span className="num">{t('analyser.place', { place: place + 1, all: ids.length })}</span>
      <Step id={ids[place + 1] ?? ids[0] ?? NO_FINDING} label={t('analyser.next')} sign="right" />
      <Step id={NO_FINDING} label={t('header.close')} sign="away" />
    </p>
  )
}

function Step({ id, label, sign }: { id: string; label: string; sign: 'left' | 'right' | 'away' }) {
  return (
    <a href={`#${id}`} aria-label={label} onClick={replace}>
      <i className={`ic ic--${sign}`} />
    </a>
  )
}

/** Stepping leaves no trail: one press of the back button ends it. */
function replace(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault()
  location.replace(event.currentTarget.hash)
}
