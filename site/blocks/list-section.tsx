import { HalyardLabel } from '../ui/halyard-label.tsx'

export interface ListItem {
  readonly href: string
  readonly title: string
  /** A short word before the title and one after it, or a sentence in their place. */
  readonly kind?: string
  readonly note?: string
  readonly lead?: string
}

interface ListSectionProps {
  readonly id: string
  readonly flag: string
  readonly heading: string
  readonly label?: string
  readonly onFog?: boolean
  readonly items: readonly ListItem[]
}

/** A section that leads on to other pages: one row each. */
export function ListSection({ id, flag, heading, label = heading, onFog = false, items }: ListSectionProps) {
  return (
    <section className={onFog ? 'sec sec--fog' : 'sec'} aria-labelledby={id} data-search="off">
      <div className="wrap">
        <HalyardLabel flag={flag}>{label}</HalyardLabel>
        <div className="main">
          <h2 id={id}>{heading}</h2>
          <ul className="arts">
            {items.map((item) => (
              <li key={item.href}>{item.lead ? <SentenceRow {...item} /> : <WordsRow {...item} />}</li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}

function SentenceRow({ href, title, kind, lead }: ListItem) {
  return (
    <a href={href} className="arts-2">
      <span className="arts-t">{title}</span>
      <span className="small">
        {kind && <b>{kind}: </b>}
        {lead}
      </span>
    </a>
  )
}

function WordsRow({ href, title, kind, note }: ListItem) {
  return (
    <a href={href}>
      <span className="micro">{kind}</span>
      <span className="arts-t">{title}</span>
      <span className="micro">{note}</span>
    </a>
  )
}
