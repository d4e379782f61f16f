import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useMessages } from '../../runtime/messages.tsx'
import { pageMeta } from '../../seo/meta.ts'
import { FamilyStyles } from '../../ui/family-styles.tsx'
import { Prose } from '../../ui/prose.tsx'
import { loadPage } from '../load-page.server.ts'
import { PageHeader } from '../page-header.tsx'
import css from './api.css?inline'
import { apiPages } from './api.server.ts'

export async function loader({ url }: LoaderFunctionArgs) {
  const { head, text, locale } = await loadPage(url, 'pages')
  return { head, pages: await apiPages(locale), prose: text.html }
}

export const meta = pageMeta

export default function ApiPage() {
  const t = useMessages()
  const { head, pages, prose } = useLoaderData<typeof loader>()
  const current = head.crumbs.at(-1)?.href
  return (
    <>
      <FamilyStyles family="api" css={css} />
      <PageHeader head={head} flag="x" section="section.api" />
      <div className="docs">
        <nav className="docs-nav" aria-label={t('api.pages')}>
          <p className="toc-t">{t('api.nav')}</p>
          <ul>
            {pages.map(({ href, label }) => (
              <li key={href}>
                <a href={href} aria-current={href === current ? 'page' : undefined}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <Prose html={prose} className="prose docs-b" />
      </div>
    </>
  )
}
