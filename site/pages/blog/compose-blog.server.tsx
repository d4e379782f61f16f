import { blogTopics } from '#words'
import { fill, type Locale, longDate, messagesFor } from '#words/interface'
import type { Article } from '../../blocks/articles/articles.server.ts'
import { staticMarkup } from '../../mdx/static-markup.server.ts'
import type { Translate } from '../../messages/messages.tsx'
import { feedPaths } from '../../route-table/document-paths.ts'
import { inLocale } from '../../route-table/pages.ts'
import { ArticleFilters, articlesOn, yearOf } from './article-filters.tsx'
import type { FilterData } from './filter-rules.ts'

const topicsOf = (articles: readonly Article[]) => blogTopics.filter((topic) => articlesOn(topic, articles).length > 0)

/** Topics and years that have articles, newest year first. */
export function filterData(articles: readonly Article[]): FilterData {
  const years = [...new Set(articles.map(yearOf))]
  return { topics: topicsOf(articles), years, pairs: [...new Set(articles.map((article) => `${article.meta.topic}-${yearOf(article)}`))] }
}

interface Overview {
  readonly articles: readonly Article[]
  /** Slug of the one that stands first, with its figure. */
  readonly featured: string | undefined
  readonly locale: Locale
  /** The page's own text, finished. */
  readonly text: string
}

/** The lead story, then filters, feeds and articles by topic, then the page's own text: finished markup, so that a chosen filter stays. */
export function composeBlog({ articles, featured, locale, text }: Overview): string {
  const messages = messagesFor(locale)
  const t: Translate = (key, values = {}) => fill(messages[key], values)
  const first = articles.find(({ slug }) => slug === featured)
  if (featured && !first) throw new RangeError(`The blog has no article ${featured}`)
  const others = articles.filter((article) => article !== first)
  // A day that all have in common tells none from the other.
  const isDated = new Set(others.map(({ meta }) => meta.published)).size > 1
  const list = staticMarkup(
    <div className="body blog">
      {first && <Story article={first} locale={locale} t={t} />}
      <ArticleFilters articles={articles} t={t} />
      <p className="none">{t('blog.none')}</p>
      {topicsOf(others).map((topic) => (
        <section key={topic} className={`topic topic-${topic}`} aria-labelledby={topic}>
          <header>
            <h2 id={topic}>{t(`blog.topic.${topic}`)}</h2>
            <p>{t(`blog.asks.${topic}`)}</p>
          </header>
          <ul className="posts">
            {articlesOn(topic, others).map((article) => (
              <Post key={article.slug} article={article} isDated={isDated} locale={locale} t={t} />
            ))}
          </ul>
        </section>
      ))}
      <Feeds locale={locale} t={t} />
    </div>,
  )
  return `${list}<div class="body"><div class="prose">${text}</div></div>`
}

interface Told {
  readonly t: Translate
}

interface Shown extends Told {
  readonly article: Article
  readonly locale: Locale
}

/** The article that stands first: its figure is there to be read. */
function Story({ article, locale, t }: Shown) {
  const { href, meta, figure } = article
  return (
    <article className={`story topic-${meta.topic} year-${yearOf(article)} post`}>
      <div className="story-t">
        <h2>
          <a href={href}>{meta.heading ?? meta.title}</a>
        </h2>
        <p className="lead">{meta.lead}</p>
        <Facts article={article} locale={locale} t={t} />
      </div>
      <div className="story-f" dangerouslySetInnerHTML={{ __html: figure }} />
    </article>
  )
}

function Post({ article, isDated, locale, t }: Shown & { isDated: boolean }) {
  const { href, meta, picture } = article
  return (
    <li className={`post year-${yearOf(article)}`}>
      <a href={href}>
        <span className="post-f" dangerouslySetInnerHTML={{ __html: picture }} />
        <span className="post-t">{meta.heading ?? meta.title}</span>
        <span className="post-l">{meta.lead}</span>
        <Facts article={article} isDated={isDated} locale={locale} t={t} />
      </a>
    </li>
  )
}

function Facts({ article: { meta, minutes }, isDated = true, locale, t }: Shown & { isDated?: boolean }) {
  return (
    <span className="post-m">
      <b>{t(`blog.topic.${meta.topic}`)}</b>
      {isDated && <time dateTime={meta.published}>{longDate(meta.published, locale)}</time>}
      <span>{t('article.minutes', { minutes })}</span>
    </span>
  )
}

function Feeds({ locale, t }: Told & { locale: Locale }) {
  return (
    <p className="feeds">
      {t('blog.feeds')}{' '}
      <a href={inLocale(feedPaths.atom, locale)} type="application/atom+xml">
        Atom
      </a>{' '}
      <a href={inLocale(feedPaths.json, locale)} type="application/feed+json">
        JSON Feed
      </a>
    </p>
  )
}
