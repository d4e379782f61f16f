import type { ReactNode } from 'react'
import { localized } from '../../route-table/paths.ts'
import { Flag } from '../../ui/flag.tsx'
import { Flags } from '../../ui/flags.tsx'
import { useText } from '../text-context.ts'

interface Props {
  readonly children?: ReactNode
}

function Products({ children }: Props) {
  return <div className="prods">{children}</div>
}

interface ProductRowProps extends Props {
  readonly to: string
  readonly flag: string
  readonly code: string
  readonly name: string
  readonly text: string
  readonly points: string
  readonly link: string
  /** Letters of a hoist that stands in place of the flag's field. */
  readonly hoist?: string
}

/** One product: what it does on the left, a piece of it on its flag's field on the right. */
function ProductRow({ to, flag, code, name, text, points, link, hoist, children }: ProductRowProps) {
  const { locale } = useText()
  return (
    <article className="prod">
      <div className="prod-t">
        <p className="code">
          <Flag name={flag} size={30} />
          <span>{code}</span>
        </p>
        <h3>{name}</h3>
        <p>{text}</p>
        <ul>
          {points.split('; ').map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        <a className="more" href={localized(to, locale)}>
          {link}
        </a>
      </div>
      {hoist ? <HoistField letters={hoist}>{children}</HoistField> : <div className={`field field--${flag}`}>{children}</div>}
    </article>
  )
}

function HoistField({ letters, children }: Props & { letters: string }) {
  return (
    <div className="hoistfield">
      <div className="hoistfield-f" aria-hidden="true">
        <Flags letters={letters} size={52} />
      </div>
      {children}
    </div>
  )
}

/** A readable piece of the product. */
function Panel({ title, note, children }: Props & { title: string; note?: string }) {
  return (
    <div className="pane">
      <div className="pane-h">
        <span>{title}</span>
        {note && <span className="dim">{note}</span>}
      </div>
      {children}
    </div>
  )
}

function PanelRow({ title, note, grade, label, value }: { title: string; note?: string; grade?: string; label?: string; value?: string }) {
  return (
    <div className="pane-r">
      <span>
        {title}
        {note && <small>{note}</small>}
      </span>
      {grade ? <Scale grade={grade} label={label ?? ''} /> : <span className="num">{value}</span>}
    </div>
  )
}

function Scale({ grade, label }: { grade: string; label: string }) {
  return (
    <span className="scale" role="img" aria-label={label}>
      {['1', '2', '3', '4', '5'].map((figure) => (
        <i key={figure} className={figure === grade ? 'on' : undefined}>
          {figure}
        </i>
      ))}
    </span>
  )
}

/** What stands in the panel: reference language in serif, the reader's own words (`own`) in our voice. */
function PanelSay({ lang, own, children }: Props & { lang?: string; own?: boolean }) {
  return (
    <div className={own ? 'pane-s pane-s--own' : 'pane-s'} lang={lang}>
      {children}
    </div>
  )
}

export const products = { Products, ProductRow, Panel, PanelRow, PanelSay }
