import { entryTopics, readCollection } from '#words'
import { fill, type Locale, messagesFor } from '#words/interface'
import { byLetter, byTopic, type Letter, type Listed } from '../../mdx/lexicon/glossary.ts'
import { staticMarkup } from '../../mdx/static-markup.server.ts'
import type { Translate } from '../../messages/messages.tsx'
import { inLocale } from '../../route-table/pages.ts'
import { entryPath } from '../../route-table/paths.ts'
import { Flag } from '../../ui/flag.tsx'

/** All entries by letter and by topic, then the page's own text: finished markup, so that a chosen order stays. */
export async function composeGlossary(locale: Locale, text: string): Promise<string> {
  const messages = messagesFor(locale)
  const t: Translate = (key, values = {}) => fill(messages[key], values)
  const listed = await readCollection('wissen', locale)
  const entries = listed.map(({ slug, meta }) => ({
    href: inLocale(entryPath('wissen', slug), locale),
    term: meta.term,
    lead: meta.lead,
    topic: meta.topic,
  }))
  const glossary = staticMarkup(<Glossary entries={entries} t={t} />)
  return `${glossary}<div class="body"><div class="prose">${text}</div></div>`
}

interface Told {
  readonly t: Translate
}

function Glossary({ entries, t }: Told & { entries: readonly Listed[] }) {
  const letters = byLetter(entries)
  return (
    <div className="glo">
      <div className="glo-h">
        <Order t={t} />
        <p className="glo-c">{count(entries, t)}</p>
        <Alphabet letters={letters} t={t} />
      </div>
      <div className="by-a">
        {letters
          .filter((letter) => letter.entries.length > 0)
          .map(({ letter, entries: own }) => (
            <section key={letter} className="let" id={`buchstabe-${letter.toLowerCase()}`} aria-labelledby={`letter-${letter}`}>
              <div className="leine">
                <Flag name={letter.toLowerCase()} size={52} />
                <span aria-hidden="true">{letter}</span>
              </div>
              <h2 className="vh" id={`letter-${letter}`}>
                {letter}
              </h2>
              <Terms entries={own} />
            </section>
          ))}
      </div>
      <div className="by-t">
        {byTopic(entryTopics, entries).map(({ topic, entries: own }) => (
          <section key={topic} className="top" aria-labelledby={`topic-${topic}`}>
            <h2 id={`topic-${topic}`}>
              {t(`knowledge.topic.${topic}`)} <span>{count(own, t)}</span>
            </h2>
            <Terms entries={own} />
          </section>
        ))}
      </div>
    </div>
  )
}

function count(entries: readonly Listed[], t: Translate): string {
  return entries.length === 1 ? t('knowledge.countOne') : t('knowledge.count', { count: entries.length })
}

function Order({ t }: Told) {
  return (
    <fieldset className="seg">
      <legend className="vh">{t('knowledge.order')}</legend>
      <label>
        <input type="radio" name="order" value="letter" defaultChecked />
        {t('knowledge.byLetter')}
      </label>
      <label>
        <input type="radio" name="order" value="topic" />
        {t('knowledge.byTopic')}
      </label>
    </fieldset>
  )
}

function Alphabet({ letters, t }: Told & { letters: readonly Letter[] }) {
  return (
    <nav className="by-a" aria-label={t('knowledge.letters')}>
      <ul className="abc">
        {letters.map(({ letter, entries }) => (
          <li key={letter}>
            {entries.length > 0 ? (
              <a href={`#buchstabe-${letter.toLowerCase()}`}>{letter}</a>
            ) : (
              <span>
                <s>{letter}</s>
                <span className="vh"> {t('knowledge.noEntry')}</span>
              </span>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Terms({ entries }: { entries: readonly Listed[] }) {
  return (
    <ul className="terms">
      {entries.map(({ href, term, lead }) => (
        <li key={href}>
          <a href={href}>
            <b>{term}</b>
            <span>{lead}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
