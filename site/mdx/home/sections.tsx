import type { ReactNode } from 'react'
import { fill } from '#words/interface'
import { localized } from '../../route-table/paths.ts'
import { Flag } from '../../ui/flag.tsx'
import { HalyardLabel } from '../../ui/halyard-label.tsx'
import { useText } from '../text-context.ts'

interface Props {
  readonly children?: ReactNode
}

interface SectionProps extends Props {
  readonly id: string
  readonly flag: string
  readonly label: string
  readonly heading: string
  readonly lead?: string
  readonly ground?: 'fog'
}

/** A section of the page: its flag on the halyard, its heading, what follows. */
function Section({ id, flag, label, heading, lead, ground, children }: SectionProps) {
  return (
    <section className={ground === 'fog' ? 'sec sec--fog' : 'sec'} id={id} aria-labelledby={`h-${id}`}>
      <div className="wrap">
        <HalyardLabel flag={flag}>{label}</HalyardLabel>
        <div className="main">
          <div className={lead ? 'sechead sechead--split' : 'sechead'}>
            <h2 id={`h-${id}`}>{heading}</h2>
            {lead && <p className="lead">{lead}</p>}
          </div>
          {children}
        </div>
      </div>
    </section>
  )
}

function More({ to, children }: Props & { to: string }) {
  const { locale } = useText()
  return (
    <a className="more" href={localized(to, locale)}>
      {children}
    </a>
  )
}

/** Ways to read on, under a small title where they end a section. */
function Guides({ title, children }: Props & { title?: string }) {
  return (
    <>
      {title && <h3 className="arts-h">{title}</h3>}
      <ul className="arts">{children}</ul>
    </>
  )
}

function Guide({ to, kind, title, note }: { to: string; kind: string; title: string; note: string }) {
  const { locale } = useText()
  return (
    <li>
      <a href={localized(to, locale)}>
        <span className="micro">{kind}</span>
        <span className="arts-t">{title}</span>
        <span className="micro">{note}</span>
      </a>
    </li>
  )
}

/** How a phrase reads: its grade, or a warning in words. */
function Verdict({ grade, children }: Props & { grade?: string }) {
  const { messages } = useText()
  return (
    <span className="gm">
      <Flag name={grade ?? 'u'} size={20} />
      <span>{grade ? fill(messages.grade, { grade }) : children}</span>
    </span>
  )
}

export const sections = { Section, More, Guides, Guide, Verdict }
