import type { Locale } from '#words/interface'
import { Marked } from '../template/letter-sheet.server.tsx'
import { firstJudgements } from '../template/sample-letter.server.ts'
import { Miniature } from './miniature.server.tsx'
import type { Item } from './template-groups.server.ts'

/** A template: its letter on paper, what it is of, and the first sentence that judges in five grades, of which styles show one. */
export function TemplateRow({ href, title, lead, letter, locale }: Item & { locale: Locale }) {
  return (
    <li>
      <a href={href}>
        <Miniature letter={letter} />
        <b>
          <HyphenatedTitle title={title} />
        </b>
        <span className="rows-l">{lead}</span>
        {firstJudgements(letter).map(({ grade, text }) => (
          <span key={grade} className={`rows-s g${grade}`}>
            <Marked text={text} grade={grade} locale={locale} />
          </span>
        ))}
      </a>
    </li>
  )
}

/** „Service-Mitarbeiterin“ stays on one line. */
function HyphenatedTitle({ title }: { title: string }) {
  return title.split(/(\S+-\S+)/).map((part) => (part.includes('-') ? <span key={part}>{part}</span> : part))
}
