import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { useSay } from '../../language/language.tsx'
import { Asked } from '../../ui/asked.tsx'
import { Heading } from '../../ui/heading.tsx'
import { useLive } from '../../ui/use-live.ts'
import { IssueForm } from './issue-form.tsx'
import { IssueProgress } from './issue-progress.tsx'
import { IssuePreview } from './preview/issue-preview.tsx'
import { readIssue } from './stored-issue.ts'

/** One issue: written as long as it is a draft or planned, then watched. */
export function Issue() {
  const say = useSay()
  const { id = '' } = useParams()
  useLive('newsletterIssues', id)
  const found = useQuery({ queryKey: ['newsletterIssues', id], queryFn: () => readIssue(id) })
  return (
    <Asked query={found}>
      {(issue) => (
        <>
          <p className="way-back">
            <Link to="/newsletter">{say('newsletter.title')}</Link>
          </p>
          <Heading title={issue.subjectDe || issue.subjectEn || say('newsletter.untitled')} />
          <IssueProgress issue={issue} />
          {issue.state === 'draft' || issue.state === 'planned' ? <IssueForm key={id} issue={issue} /> : <IssuePreview draft={issue} />}
        </>
      )}
    </Asked>
  )
}
