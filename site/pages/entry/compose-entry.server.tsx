import type { FrontMatter } from '#words'
import { fill, type Locale, messagesFor, normIn } from '#words/interface'
import { Sources } from '../../blocks/sources.tsx'
import { sourcesOf } from '../../mdx/law/entry-sources.ts'
import type { RenderedText } from '../../mdx/render.server.tsx'
import { staticMarkup } from '../../mdx/static-markup.server.ts'
import type { Translate } from '../../messages/messages.tsx'
import { localized } from '../../route-table/paths.ts'
import { Examples } from './examples.tsx'
import { LawAndCustom } from './law-and-custom.tsx'
import { relatedArticles, relatedEntries } from './related.server.ts'

/** An entry's finished markup: examples, law and custom, text, sources; beside them what to read with it. What is there to be copied comes first. */
export async function composeEntry({ html }: RenderedText, entry: FrontMatter<'wissen'>, locale: Locale): Promise<string> {
  const messages = messagesFor(locale)
  const t: Translate = (key, values = {}) => fill(messages[key], values)
  const reasons = staticMarkup(
    <>
      <Examples entry={entry} locale={locale} t={t} />
      <LawAndCustom entry={entry} locale={locale} t={t} />
    </>,
  )
  const foot = staticMarkup(
    <>
      <Sources title={t('page.sources')} sources={sourcesOf(entry, locale).map((source) => normIn(locale, source))} />
      <p className="disclaimer">{t('entry.noLegalAdvice')}</p>
    </>,
  )
  const parts = entry.textFirst
    ? `<div class="prose">${html}</div>${reasons}<div class="prose">${foot}</div>`
    : `${reasons}<div class="prose">${html}${foot}</div>`
  return `<div class="ent-m">${parts}</div>${await aside(entry, locale, t)}`
}

async function aside(entry: FrontMatter<'wissen'>, locale: Locale, t: Translate): Promise<string> {
  const entries = await relatedEntries(entry, locale)
  const articles = await relatedArticles(entry, locale)
  return staticMarkup(
    <aside className="ent-a" data-search="off" aria-label={t('page.related')}>
      <h2>{t('page.related')}</h2>
      <ul className="rel">
        {entries.map(({ href, term, lead }) => (
          <Related key={href} href={href} title={term} note={lead} />
        ))}
      </ul>
      {articles.length > 0 && <h2>{t('entry.articles')}</h2>}
      <ul className="rel">
        {articles.map(({ href, title, note }) => (
          <Related key={href} href={href} title={title} note={note} />
        ))}
      </ul>
      <p>
        <a className="more" href={localized('/products/zeugnisparser', locale)}>
          {t('entry.check')}
        </a>
      </p>
    </aside>,
  )
}

function Related({ href, title, note }: { href: string; title: string; note: string | undefined }) {
  return (
    <li>
      <a href={href}>
        {title}
        <span>{note}</span>
      </a>
    </li>
  )
}
