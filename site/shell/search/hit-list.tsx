import type { Locale } from '#words/interface'
import { useMessages } from '../../messages/messages.tsx'
import { sectionKey } from '../../messages/section-key.ts'
import { localized } from '../../route-table/paths.ts'
import type { Hit } from '../../search/search.ts'

interface HitListProps {
  readonly hits: readonly Hit[]
  readonly locale: Locale
  /** Element of a title: headings on a page, a plain line in the dialog. */
  readonly title: 'h2' | 'p'
}

/** Results: kind of page, title, section, and the words around the hit. */
export function HitList({ hits, locale, title: Title }: HitListProps) {
  const t = useMessages()
  return (
    <ol className="hits">
      {hits.map(({ path, title, kind, anchor, heading, snippet }) => (
        <li key={path}>
          <span className="micro">{t(sectionKey(kind))}</span>
          <div>
            <Title className="hit-t">
              <a href={localized(path, locale) + (anchor && `#${anchor}`)}>{title}</a>
            </Title>
            {heading && <p className="hit-h">{heading}</p>}
            <p className="hit-s">
              {snippet.map(({ text, isHit, start }) => (isHit ? <mark key={start}>{text}</mark> : <span key={start}>{text}</span>))}
            </p>
          </div>
        </li>
      ))}
    </ol>
  )
}
