import { type BlogTopic, blogTopics } from '#words'
import type { Article } from '../../blocks/articles/articles.server.ts'
import type { Translate } from '../../messages/messages.tsx'

export const yearOf = ({ meta }: Article) => meta.published.slice(0, 4)

export const articlesOn = (topic: BlogTopic, articles: readonly Article[]) => articles.filter(({ meta }) => meta.topic === topic)

/** Topics and years to choose from; where there is but one, there is no choice. */
export function ArticleFilters({ articles, t }: { articles: readonly Article[]; t: Translate }) {
  const topics = blogTopics.map((topic) => ({ value: topic, label: t(`blog.topic.${topic}`), count: articlesOn(topic, articles).length }))
  const ofYear = (year: string) => articles.filter((article) => yearOf(article) === year).length
  const years = [...new Set(articles.map(yearOf))]
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
