import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { longDate } from '#words/interface'
import { loadPage } from '../../blocks/load-page.server.ts'
import { PageHeader } from '../../blocks/page-header.tsx'
import { useMessages } from '../../messages/messages.tsx'
import { pageMeta } from '../../seo/meta.ts'
import { FamilyStyles } from '../../ui/family-styles.tsx'
import { Prose } from '../../ui/prose.tsx'
import { composeLegal } from './compose-legal.server.tsx'
import css from './legal.css?inline'
import { useUnfolded } from './use-unfolded.ts'

export async function loader({ url }: LoaderFunctionArgs) {
  const { head, text, meta, locale, found } = await loadPage(url, 'pages')
  if (!meta.revised) throw new Error(`${found.path}: a legal page needs the day of its last change (revised)`)
  return {
    head,
    revised: { iso: meta.revised, text: longDate(meta.revised, locale) },
    prose: await composeLegal(found.path, text, locale),
  }
}

export const meta = pageMeta

export default function LegalPage() {
  const t = useMessages()
  useUnfolded()
  const { head, revised, prose } = useLoaderData<typeof loader>()
  return (
    <>
      <FamilyStyles family="legal" css={css} />
      <PageHeader head={head}>
        <p className="meta">
          <span>
            {t('legal.revised')} <time dateTime={revised.iso}>{revised.text}</time>
          </span>
          <span>{t('legal.governing')}</span>
          <button className="btn btn--2 btn--s" type="button" data-print="">
            {t('template.print')}
          </button>
        </p>
      </PageHeader>
      <Prose html={prose} className="legal" />
    </>
  )
}
