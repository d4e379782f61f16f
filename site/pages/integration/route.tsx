import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { integrationOf } from '#words/facts'
import { longDate } from '#words/interface'
import { loadPage } from '../../blocks/load-page.server.ts'
import { PageHeader } from '../../blocks/page-header.tsx'
import { useMessages } from '../../messages/messages.tsx'
import { pageMeta } from '../../seo/meta.ts'
import { FamilyStyles } from '../../ui/family-styles.tsx'
import { Prose } from '../../ui/prose.tsx'
import { composeIntegration, composeOpening } from './compose-integration.server.tsx'
import css from './integration.css?inline'

export async function loader({ url }: LoaderFunctionArgs) {
  const { head, text, locale, found } = await loadPage(url, 'pages')
  const name = found.path.slice(found.path.lastIndexOf('/') + 1)
  const { checked } = integrationOf(name)
  return {
    head,
    checked: { iso: checked, text: longDate(checked, locale) },
    opening: composeOpening({ name, locale }),
    prose: composeIntegration({ name, locale, text: text.html }),
  }
}

export const meta = pageMeta

export default function IntegrationPage() {
  const t = useMessages()
  const { head, checked, opening, prose } = useLoaderData<typeof loader>()
  return (
    <>
      <FamilyStyles family="integration" css={css} />
      <PageHeader head={head} opening={opening}>
        <p className="meta">
          <time dateTime={checked.iso}>{t('integration.checked', { date: checked.text })}</time>
        </p>
      </PageHeader>
      <Prose html={prose} className="integration" />
    </>
  )
}
