import { renderToStaticMarkup } from 'react-dom/server'
import { blogTopics } from '#words'
import { fill, type Locale, longDate, messagesFor } from '#words/interface'
import type { Article } from '../../blocks/articles/articles.server.ts'
import type { Translate } from '../../messages/messages.tsx'
import { feedPaths } from '../../route-table/document-paths.ts'
import { inLocale } from '../../route-table/pages.ts'
import type { FilterData } from './filter-rules.ts'

const yearOf = ({ meta }: Article) => meta.published.slice(0, 4)

/** Topics and years that have articles, newest year first. */
export function filterData(articles: readonly Article[]): FilterData {
  const topics = blogTopics.filter((topic) => articles.some(({ meta }) => meta.topic === topic))
  const years = [...new Set(articles.map(yearOf))]
  return { topics, years, pairs: [...new Set(articles.map((article) => `${article.meta.topic}-${yearOf(article)}`))] }
}

/** Filters, feeds and articles by year, then the page's own text: finished markup, so that a chosen filter stays. */
export function composeBlog(articles: readonly Article[], locale: Locale, text: string): string {
  const messages = messagesFor(locale)
  const t: Translate = (key, values = {}) => fill(messages[key], values)
  const { years } = filterData(articles)
  const list = renderToStaticMarkup(
    <div className="body blog">
      <Filters articles={articles} years={years} t={t} />
      <Feeds locale={locale} t={t} />
      <p className="none">{t('blog.none')}</p>
      {years.map((year) => (
        <section key={year} className={`year year-${year}`} aria-labelledby={`year-${year}`}>
          <h2 id={`year-${year}`}>{year}</h2>
          <ul className="posts">
            {articles
              .filter((article) => yearOf(article) === year)
              .map((article) => (
                <Post key={article.slug} article={article} locale={locale} t={t} />
              ))}
          </ul>
        </section>
      ))}
    </div>,
  )
  return `${list}<div class="body"><div class="prose">${text}</div></div>`
}

interface Told {
  readonly t: Translate
}

function Filters({ articles, years, t }: Told & { articles: readonly Article[]; years: readonly string[] }) {
  const topics = blogTopics.map((topic) => ({
    value: topic,
    label: t(`blog.topic.${topic}`),
    count: articles.filter(({ meta }) => meta.topic === topic).length,
  }))
  const ofYear = (year: string) => articles.filter((article) => yearOf(article) === year).length
  return (
    <div className="filters">
      <Filter name="topic" legend={t('blog.topics')} all={t('blog.all')} total={articles.length} options={topics.filter(({ count }) => count > 0)} />
      {years.length > 1 && (
        <Filter
          name="year"
          legend={t('blog.years')}
          all={t('blog.allYears')}
          total={articles.length}
          options={years.map((year) => ({ value: year, label: year, count: ofYear(year) }))}
        />
      )}
    </div>
  )
}

interface FilterProps {
  readonly name: string
  readonly legend: string
  readonly all: string
  readonly total: number
  readonly options: readonly { readonly value: string; readonly label: string; readonly count: number }[]
}

function Filter({ name, legend, all, total, options }: FilterProps) {
  return (
    <fieldset className="chips">
      <legend>{legend}</legend>
      {[{ value: 'all', label: all, count: total }, ...options].map(({ value, label, count }) => (
        <label key={value}>
          <input type="radio" name={name} value={value} defaultChecked={value === 'all'} />
          {label} <span className="cnt">{count}</span>
        </label>
      ))}
    </fieldset>
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

function Post({ article: { href, meta, minutes }, locale, t }: Told & { article: Article; locale: Locale }) {
  return (
    <li className={`post post-${meta.topic}`}>
      <a href={href}>
        <span className="post-m">
          <b>{t(`blog.topic.${meta.topic}`)}</b>
          <time dateTime={meta.published}>{longDate(meta.published, locale)}</time>
          <span>{t('article.minutes', { minutes })}</span>
        </span>
        <span className="post-t">{meta.title}</span>
        <span className="post-l">{meta.lead}</span>
      </a>
    </li>
  )
}
