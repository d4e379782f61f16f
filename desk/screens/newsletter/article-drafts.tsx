import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { longDate } from '#words/interface'
import { useLanguage, useSay } from '../../language/language.tsx'
import { Asked } from '../../ui/asked.tsx'
import { type Article, dayOf, draftOf, readArticles } from './articles.ts'
import type { IssueDraft } from './stored-issue.ts'

/** So many are shown before somebody asks for all. */
const FIRST = 5

interface ArticleDraftsProps {
  readonly onDraft: (draft: IssueDraft) => void
}

/** Articles of the blog, the newest first: each becomes the draft of an issue. */
export function ArticleDrafts({ onDraft }: ArticleDraftsProps) {
  const say = useSay()
  const found = useQuery({ queryKey: ['articles'], queryFn: readArticles })
  return (
    <section className="after">
      <h2>{say('newsletter.articles')}</h2>
      <Asked query={found}>{(articles) => <Articles articles={articles} onDraft={onDraft} />}</Asked>
    </section>
  )
}

function Articles({ articles, onDraft }: ArticleDraftsProps & { readonly articles: readonly Article[] }) {
  const say = useSay()
  const { locale } = useLanguage()
  const [isWhole, setWhole] = useState(false)
  return (
    <>
      <ul className="lines">
        {articles.slice(0, isWhole ? undefined : FIRST).map((article) => (
          <li key={article.de.url}>
            <span>
              {article[locale].title}{' '}
              <time dateTime={dayOf(article)} className="dim">
                {longDate(dayOf(article), locale)}
              </time>
            </span>
            <button type="button" className="second" onClick={() => onDraft(draftOf(article))}>
              {say('newsletter.draft')}
              <span className="vh"> {article[locale].title}</span>
            </button>
          </li>
        ))}
      </ul>
      {!isWhole && articles.length > FIRST && (
        <button type="button" className="quiet" onClick={() => setWhole(true)}>
          {say('content.all', { count: articles.length })}
        </button>
      )}
    </>
  )
}
