import { Children, isValidElement, type ReactElement, type ReactNode } from 'react'
import { fill } from '#words/interface'
import type { Translate } from '../../messages/messages.tsx'
import { GradeChips } from '../../ui/grade-chips.server.tsx'
import { HeadingIds } from '../heading-ids.ts'
import { H2 } from '../headings.tsx'
import { useText } from '../text-context.ts'
import { textOf } from '../text-of.ts'

/** Tables of wordings below one switch that shows one grade of all of them, and links to the aspects that they are of. */
export function ByGrade({ children }: { children?: ReactNode }) {
  const { messages } = useText()
  const t: Translate = (key, values = {}) => fill(messages[key], values)
  return (
    <div className="by-g">
      <nav className="by-n" aria-label={t('read.aspects')}>
        <ul className="chips">
          {headingsIn(children).map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="pick">
        <GradeChips legend={t('read.byGrade')} chosen="2" all={t('read.allGrades')} t={t} />
      </div>
      {children}
    </div>
  )
}

/** No heading stands twice in a text, so its id follows from its words alone. */
function headingsIn(children: ReactNode) {
  const ids = new HeadingIds()
  return Children.toArray(children)
    .filter((child): child is ReactElement<{ children?: ReactNode }> => isValidElement(child) && child.type === H2)
    .map(({ props }) => ids.identify(textOf(props.children)))
}
