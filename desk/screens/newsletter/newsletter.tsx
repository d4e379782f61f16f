import { useMutation, useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from 'react-router'
import { useSay, useTimes } from '../../language/language.tsx'
import { Asked } from '../../ui/asked.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Rows } from '../../ui/rows.tsx'
import { useLive } from '../../ui/use-live.ts'
import { ArticleDrafts } from './article-drafts.tsx'
import { countReaders, createIssue, type IssueDraft, listIssues, type StoredIssue } from './stored-issue.ts'

const blank: IssueDraft = { subjectDe: '', subjectEn: '', textDe: '', textEn: '' }

/** Issues of the newsletter, who reads it, and what a next issue could be about. */
export function Newsletter() {
  const say = useSay()
  const navigate = useNavigate()
  useLive('newsletterIssues')
  const found = useQuery({ queryKey: ['newsletterIssues'], queryFn: listIssues })
  const readers = useQuery({ queryKey: ['newsletter', 'count'], queryFn: countReaders })
  const begin = useMutation({
    mutationFn: (draft: IssueDraft) => createIssue(draft),
    onSuccess: ({ id }) => navigate(`/newsletter/issues/${id}`),
  })
  return (
    <>
      <Heading title={say('newsletter.title')}>
        <button type="button" disabled={begin.isPending} onClick={() => begin.mutate(blank)}>
          {say('newsletter.begin')}
        </button>
      </Heading>
      <Asked query={readers}>
        {({ de, en }) => (
          <p className="about">
            {say('newsletter.readers', { count: de + en, de, en })} <Link to="/newsletter/readers">{say('newsletter.list')}</Link>
          </p>
        )}
      </Asked>
      <Asked query={found}>
        {(issues) => (issues.length > 0 ? <Issues issues={issues} /> : <p className="nothing">{say('newsletter.none')}</p>)}
      </Asked>
      <ArticleDrafts onDraft={(draft) => begin.mutate(draft)} />
    </>
  )
}

function Issues({ issues }: { readonly issues: readonly StoredIssue[] }) {
  const say = useSay()
  const { time } = useTimes()
  return (
    <Rows heads={['newsletter.subject', 'handling.state', 'newsletter.when', 'newsletter.sentTo']}>
      {issues.map(({ id, subjectDe, subjectEn, state, planned, started, finished, sentTo }) => (
        <tr key={id}>
          <th scope="row">
            <Link to={`/newsletter/issues/${id}`}>{subjectDe || subjectEn || say('newsletter.untitled')}</Link>
          </th>
          <td>{say(`issue.${state}`)}</td>
          <td className="num">{time(finished || started || planned)}</td>
          <td className="num">{started && say('newsletter.mails', { count: sentTo })}</td>
        </tr>
      ))}
    </Rows>
  )
}
