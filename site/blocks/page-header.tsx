import type { ReactNode } from 'react'
import { useMessages } from '../messages/messages.tsx'
import { sectionKey } from '../messages/section-key.ts'
import type { PageHead } from '../seo/page-head.ts'
import { HalyardLabel } from '../ui/halyard-label.tsx'
import { Prose } from '../ui/prose.tsx'

interface PageHeaderProps {
  readonly head: Pick<PageHead, 'crumbs' | 'heading' | 'lead' | 'section' | 'flag'>
  /** Finished text beside and below the lead. */
  readonly opening?: string
  readonly children?: ReactNode
}

/** Head of an inner page: section flag on the halyard, breadcrumbs, title, lead. */
export function PageHeader({ head, opening, children }: PageHeaderProps) {
  const t = useMessages()
  return (
    <header className="ph">
      <div className="wrap">
        <HalyardLabel flag={head.flag}>{t(sectionKey(head.section))}</HalyardLabel>
        <div className={opening ? 'main ph--opn' : 'main'}>
          <Breadcrumbs crumbs={head.crumbs} />
          <h1>{head.heading}</h1>
          <p className="lead">{head.lead}</p>
          {opening && <Prose html={opening} name="opening" className="opn" />}
          {children}
        </div>
      </div>
    </header>
  )
}

function Breadcrumbs({ crumbs }: { crumbs: PageHead['crumbs'] }) {
  const t = useMessages()
  return (
    <nav aria-label={t('page.breadcrumbs')}>
      <ol className="crumb">
        {crumbs.map(({ label, href }, index) => (
          <li key={href}>{index < crumbs.length - 1 ? <a href={href}>{label}</a> : <span aria-current="page">{label}</span>}</li>
        ))}
      </ol>
    </nav>
  )
}
