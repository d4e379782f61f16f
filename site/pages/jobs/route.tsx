import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { company, jobs } from '#words/facts'
import { loadPage } from '../../blocks/load-page.server.ts'
import { PageHeader } from '../../blocks/page-header.tsx'
import { publicConfigContext } from '../../context.ts'
import { answerForm, answerScript } from '../../forms/answer-form.server.ts'
import { FormSection } from '../../forms/form-section.tsx'
import { loadForm } from '../../forms/load-form.server.ts'
import { jobPostings } from '../../seo/job-posting.ts'
import { pageMeta } from '../../seo/meta.ts'
import { FamilyStyles } from '../../ui/family-styles.tsx'
import { Prose } from '../../ui/prose.tsx'
import css from './jobs.css?inline'

export const middleware = [answerScript]
export const action = answerForm

export async function loader({ url, context }: LoaderFunctionArgs) {
  const { head, text, locale } = await loadPage(url, 'pages')
  const { origin } = context.get(publicConfigContext)
  return {
    head,
    postings: jobPostings(jobs, company, { origin, locale }),
    openings: jobs.openings.map(({ id, title }) => ({ value: id, label: title[locale] })),
    wanted: url.searchParams.get('job') ?? '',
    place: loadForm(url, context),
    prose: text.html,
  }
}

type MetaArgs = Parameters<typeof pageMeta>[0] & { readonly loaderData: { readonly postings: readonly object[] } | undefined }

export function meta(args: MetaArgs) {
  const postings = args.loaderData?.postings ?? []
  return [...pageMeta(args), ...postings.map((posting) => ({ 'script:ld+json': posting }))]
}

export default function JobsPage() {
  const { head, openings, wanted, place, prose } = useLoaderData<typeof loader>()
  return (
    <>
      <FamilyStyles family="jobs" css={css} />
      <PageHeader head={head} />
      <Prose html={prose} className="company" />
      <FormSection place={place} jobs={openings} preset={{ job: [wanted] }} onFog />
    </>
  )
}
