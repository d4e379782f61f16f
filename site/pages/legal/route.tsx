import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useMessages } from '../../runtime/messages.tsx'
import { pageMeta } from '../../seo/meta.ts'
import { FamilyStyles } from '../../ui/family-styles.tsx'
import { Prose } from '../../ui/prose.tsx'
import { formatDate } from '../format-date.ts'
import { loadPage } from '../load-page.server.ts'
import { PageHeader } from '../page-header.tsx'
import { composeLegal } from './compose-legal.server.tsx'
import css from './legal.css?inline'

export async function loader({ url }: LoaderFunctionArgs) {
  const { head, text, meta, locale, found } = await loadPage(url, 'pages')
  if (!meta.revised) throw new Error(`${found.path}: a legal page needs the day of its last change (revised)`)
  return {
    head,
    flag: found.row.flag ?? 'r',
    section: found.row.section ?? 'legal',
    revised: { iso: meta.revised, text: formatDate(meta.revised, locale) },
    prose: await composeLegal(found.path, text, locale),
  }
}

export const meta = pageMeta

export default function LegalPage() {
  const t = useMessages()
  const { head, flag, section, revised, prose } = useLoaderData<typeof loader>()
  return (
    <>
      <FamilyStyles family="legal" css={css} />
      <PageHeader head={head} flag={flag} section={`section.${section}`}>
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
