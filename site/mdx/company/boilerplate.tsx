import { Children, cloneElement, isValidElement, type ReactNode } from 'react'
import { fill, type Locale } from '#words/interface'
import { useText } from '../text-context.ts'
import { textOf } from '../text-of.ts'

interface Copied {
  /** Left out where the heading above names it. */
  readonly title?: string
  /** The language of the text where it is not that of the page. */
  readonly lang?: Locale
  readonly children?: ReactNode
}

/** A text to take over, such as a letter or a clause, on a sheet with its length and a button that copies it. */
export function Boilerplate({ title, lang, children }: Copied) {
  const { messages } = useText()
  const words = textOf(children).trim().split(/\s+/).length
  return (
    <div className="boil">
      <div className="boil-h">
        {title && <h3>{title}</h3>}
        <span className="micro boil-n" data-search="off">
          {fill(messages['press.words'], { words })}
        </span>
        <button className="btn btn--2 btn--s" type="button" data-copy="">
          {messages['code.copy']}
        </button>
      </div>
      <div className="boil-t" lang={lang}>
        {withGaps(children)}
      </div>
    </div>
  )
}

/** The text with what is to be filled in, in square brackets, set apart to the eye. */
function withGaps(node: ReactNode): ReactNode {
  return Children.map(node, (child) => {
    if (typeof child === 'string') return child.split(/(\[[^[\]]{1,200}\])/).map(gapOr)
    return isValidElement<{ children?: ReactNode }>(child) ? cloneElement(child, {}, withGaps(child.props.children)) : child
  })
}

/** Every second part of a split text is a gap. */
const gapOr = (part: string, at: number) =>
  at % 2 === 1 ? (
    <span key={part} className="boil-g">
      {part}
    </span>
  ) : (
    part
  )
