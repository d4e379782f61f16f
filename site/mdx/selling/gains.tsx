import type { ReactNode } from 'react'
import { Flag } from '../../ui/flag.tsx'

interface Props {
  readonly children?: ReactNode
}

/** What a product is good for, side by side. */
export function Gains({ children }: Props) {
  return <div className="gains">{children}</div>
}

/** One of them: said in two sentences, and shown in a panel. */
export function Gain({ title, text, children }: Props & { title: string; text: string }) {
  return (
    <article className="gain">
      <h3>{title}</h3>
      <p>{text}</p>
      {children}
    </article>
  )
}

/** What the product points out, in its panel. */
export function PanelNote({ title, children }: Props & { title: string }) {
  return (
    <div className="pane-n">
      <Flag name="u" size={20} />
      <p>
        <b>{title}</b> {children}
      </p>
    </div>
  )
}
