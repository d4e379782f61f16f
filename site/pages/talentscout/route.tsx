import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { MAX_SENTENCE } from '#talent'
import { loadPage } from '../../blocks/load-page.server.ts'
import { PageHeader } from '../../blocks/page-header.tsx'
import { findPage } from '../../route-table/paths.ts'
import { pageMeta } from '../../seo/meta.ts'
import { FamilyStyles } from '../../ui/family-styles.tsx'
import { Prose } from '../../ui/prose.tsx'
import css from './talentscout.css?inline'
import { Talentscout } from './talentscout.tsx'

/** One page at two addresses: prerendered with the sample, and answered by the server for a sentence in the address. */
export async function loader({ url }: LoaderFunctionArgs) {
  const isAnswer = findPage(url.pathname)?.row.hidden === true
  const { head, text, locale } = await loadPage(new URL(url.pathname.replace(/\/suche\/?$/i, ''), url), 'pages')
  const sentence = isAnswer ? (url.searchParams.get('q')?.slice(0, MAX_SENTENCE) ?? null) : null
  return { head, locale, isAnswer, sentence, prose: text.html, opening: text.opening }
}

export function meta(args: Parameters<typeof pageMeta>[0] & { readonly loaderData: { readonly isAnswer: boolean } | undefined }) {
  return args.loaderData?.isAnswer ? [...pageMeta(args), { name: 'robots', content: 'noindex' }] : pageMeta(args)
}

export default function TalentscoutPage() {
  const { head, locale, sentence, prose, opening } = useLoaderData<typeof loader>()
  return (
    <>
      <FamilyStyles family="talentscout" css={css} />
      <PageHeader head={head} opening={opening} />
      <Talentscout locale={locale} asked={sentence} />
      <Prose html={prose} className="sells talents" />
    </>
  )
}
