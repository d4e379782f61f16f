import { type ReactNode, useEffect } from 'react'
import { useSay } from '../language/language.tsx'

interface HeadingProps {
  readonly title: string
  /** Beside the heading: what can be done with the whole screen. */
  readonly children?: ReactNode
}

/** The one first heading of a screen, which names the tab as well. */
export function Heading({ title, children }: HeadingProps) {
  const say = useSay()
  useEffect(() => {
    document.title = `${title} · ${say('desk.name')}`
  })
  return (
    <div className="heading">
      <h1>{title}</h1>
      {children}
    </div>
  )
}
