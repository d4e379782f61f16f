import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { ListSection } from '../../blocks/list-section.tsx'
import { loadPage } from '../../blocks/load-page.server.ts'
import { PageHeader } from '../../blocks/page-header.tsx'
import { useMessages } from '../../messages/messages.tsx'
import { findPage } from '../../route-table/paths.ts'
import { pageMeta } from '../../seo/meta.ts'
import { FamilyStyles } from '../../ui/family-styles.tsx'
import { Prose } from '../../ui/prose.tsx'
import { composeTemplate } from './compose-template.server.tsx'
import { LetterLinks } from './letter-links.tsx'
import { relatedTemplates } from './related-templates.server.ts'
import css from './template.css?inline'

export async function loader({ url }: LoaderFunctionArgs) {
  const area = findPage(url.pathname)?.row.content ? 'vorlagen' : 'pages'
  const { head, text, locale, found } = await loadPage(url, area)
  return {
    head,
    related: await relatedTemplates(found.row, locale),
    prose: await composeTemplate({ row: found.row, locale, text }),
  }
}

export const meta = pageMeta

export default function TemplatePage() {
  const t = useMessages()
  const { head, related, prose } = useLoaderData<typeof loader>()
  return (
    <>
      <FamilyStyles family="template" css={css} />
      <PageHeader head={head} />
      <Prose html={prose} className="template" />
      <ListSection id="related" flag="f" heading={t('template.related')} label={t('template.related.label')} items={related} />
      <LetterLinks />
    </>
  )
}
