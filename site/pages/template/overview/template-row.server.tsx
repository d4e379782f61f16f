import type { Locale } from '#words/interface'
import { Marked } from '../letter-sheet.server.tsx'
import { ownJudgement } from '../sample-letter.server.ts'
import { Miniature } from './miniature.server.tsx'
import type { Item } from './template-groups.server.ts'

/** A template: its letter on paper, what it is of, and a sentence of its occupation in five grades, of which styles show one. */
export function TemplateRow({ href, title, lead, letters, locale }: Item & { locale: Locale }) {
  const good = letters.find(({ grade }) => grade === 2)
  return (
    <li>
      <a href={href}>
        {good && <Miniature letter={good.letter} />}
        <b>
          <HyphenatedTitle title={title} />
        </b>
        <span className="rows-l">{lead}</span>
        {letters.map(({ grade, letter }) => (
          <span key={grade} className={`rows-s g${grade}`}>
            <Marked text={ownJudgement(letter)} grade={grade} locale={locale} />
          </span>
        ))}
      </a>
    </li>
  )
}

/** „Service-Mitarbeiterin“ stays on one line. */
function HyphenatedTitle({ title }: { title: string }) {
  return title.split(' ').flatMap((word, place) => [place > 0 && ' ', word.includes('-') ? <span key={word}>{word}</span> : word])
}
