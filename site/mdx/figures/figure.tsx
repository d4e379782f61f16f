import { Children, isValidElement, type ReactElement, type ReactNode } from 'react'
import { useText } from '../text-context.ts'

interface Props {
  readonly title: string
  /** Where its data come from, or that they are invented. */
  readonly note?: string
  readonly children?: ReactNode
}

/** A picture that explains: its title, what is drawn, its source. Its words repeat those of the text, so the search leaves it out. */
export function Figure({ title, note, children }: Props) {
  const figure = (
    <figure className="fig" data-search="off">
      <figcaption>{title}</figcaption>
      {children}
      {note && <p className="fig-n">{note}</p>}
    </figure>
  )
  useText().figures.push(figure)
  return figure
}

/** The elements among what stands between two tags, with the properties of their component. */
export function partsOf<P>(children: ReactNode): ReactElement<P>[] {
  return Children.toArray(children).filter((child): child is ReactElement<P> => isValidElement(child))
}
