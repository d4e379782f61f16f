import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { findPage } from '../../paths.ts'
import { useMessages } from '../../runtime/messages.tsx'
import { pageMeta } from '../../seo/meta.ts'
import { FamilyStyles } from '../../ui/family-styles.tsx'
import { Prose } from '../../ui/prose.tsx'
import { CtaBand } from '../cta-band.tsx'
import { ListSection } from '../list-section.tsx'
import { loadPage } from '../load-page.server.ts'
import { PageHeader } from '../page-header.tsx'
import { composeTemplate } from './compose-template.server.tsx'
import { LetterLinks } from './letter-links.tsx'
import { relatedTemplates } from './related-templates.server.ts'
import css from './template.css?inline'

export async function loader({ url }: LoaderFunctionArgs) {
  const area = findPage(url.pathname)?.row.content ? 'vorlagen' : 'pages'
  const { head, text, locale, found } = await loadPage(url, area)
  return {
    head,
    locale,
    flag: found.row.flag ?? 'b',
    related: await relatedTemplates(found.row, locale),
    prose: await composeTemplate({ row: found.row, locale, text }),
  }
}

export const meta = pageMeta

export default function TemplatePage() {
  const t = useMessages()
  const { head, flag, related, prose, locale } = useLoaderData<typeof loader>()
  return (
    <>
      <FamilyStyles family="template" css={css} />
      <PageHeader head={head} flag={flag} section="section.template" />
      <Prose html={prose} className="template" />
      <ListSection id="related" flag="f" heading={t('template.related')} label={t('template.related.label')} items={related} />
      <CtaBand locale={locale} />
      <LetterLinks />
    </>
  )
}
