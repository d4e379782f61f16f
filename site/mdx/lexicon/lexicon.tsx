import { fill } from '#words/interface'
import { Flag } from '../../ui/flag.tsx'
import { useText } from '../text-context.ts'
import { type Defined, definedTerms } from './entries.server.ts'
import { byLetter } from './glossary.ts'
import { Wording } from './wording.tsx'

/** All knowledge entries with their own definitions, by letter: an entry more is a definition more. */
export function Lexicon() {
  const { locale, messages, headings } = useText()
  const letters = byLetter(definedTerms(locale))
    .filter(({ entries }) => entries.length > 0)
    .map((letter) => ({ ...letter, id: headings.identify(letter.letter).id }))
  return (
    <div className="lex">
      <nav aria-label={messages['knowledge.letters']}>
        <ul className="lex-n">
          {letters.map(({ letter, id }) => (
            <li key={id}>
              <a href={`#${id}`}>{letter}</a>
            </li>
          ))}
        </ul>
      </nav>
      {letters.map(({ letter, id, entries }) => (
        <section key={id} aria-labelledby={id}>
          <h3 id={id}>
            <Flag name={letter.toLowerCase()} size={28} /> {letter}
          </h3>
          <dl>
            {entries.map((entry) => (
              <Definition key={entry.slug} {...entry} />
            ))}
          </dl>
        </section>
      ))}
    </div>
  )
}

function Definition({ slug, href, term, definition, grounds: [ground, ...others] }: Defined) {
  const { messages } = useText()
  return (
    <div id={slug}>
      <dt>
        <a href={href}>{term}</a>
      </dt>
      <dd>
        <Wording text={definition} />
      </dd>
      {ground && (
        <dd className="lex-g">
          {ground}
          {others.length > 0 && ` ${fill(messages['knowledge.grounds.more'], { count: others.length })}`}
        </dd>
      )}
    </div>
  )
}
