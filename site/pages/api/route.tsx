import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { loadPage } from '../../blocks/load-page.server.ts'
import { PageHeader } from '../../blocks/page-header.tsx'
import { publicConfigContext } from '../../context.ts'
import { useMessages } from '../../messages/messages.tsx'
import { inLocale } from '../../route-table/pages.ts'
import { pageMeta } from '../../seo/meta.ts'
import { FamilyStyles } from '../../ui/family-styles.tsx'
import { Prose } from '../../ui/prose.tsx'
import css from './api.css?inline'
import { apiPages, sampleTarget, tryable } from './api.server.ts'
import { composeReference, documentedOperations } from './reference/compose-reference.server.tsx'
import { composeProblems } from './reference/problems.server.tsx'
import { CODE_KEY, RememberCode } from './remember-code.ts'
import { TryIt } from './try/try-it.tsx'

export async function loader({ url, context }: LoaderFunctionArgs) {
  const { head, text, locale, found } = await loadPage(url, 'pages')
  const product = found.row.path.split('/').at(-1) ?? ''
  const operations = await documentedOperations(product, locale)
  const { picture, pictureCss, reference } = composeReference(product, operations, locale, sampleTarget(context.get(publicConfigContext).origin))
  return {
    head,
    locale,
    pages: await apiPages(locale),
    schema: operations.length > 0 ? inLocale(`${found.row.path}.json`, locale) : undefined,
    ...tryable(operations),
    pictureCss,
    prose: text.html + picture + text.below + (reference || composeProblems(locale)),
  }
}

export const meta = pageMeta

export default function ApiPage() {
  const t = useMessages()
  const { head, locale, pages, schema, requests, sandboxKey, pictureCss, prose } = useLoaderData<typeof loader>()
  const current = head.crumbs.at(-1)?.href
  return (
    <>
      <FamilyStyles family="api" css={css} />
      {pictureCss && <FamilyStyles family="api-picture" css={pictureCss} />}
      <RememberCode key={head.path} />
      <PageHeader head={head} />
      <div className="docs" data-react-now={CODE_KEY}>
        <nav className="docs-nav" aria-label={t('api.pages')}>
          <details>
            <summary>{t('api.nav')}</summary>
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
            {schema && (
              <p className="small">
                <a href={schema}>{t('api.schema')}</a>
              </p>
            )}
          </details>
        </nav>
        <div className="docs-b">
          <Prose html={prose} />
          {requests.length > 0 && <TryIt key={head.path} requests={requests} sandboxKey={sandboxKey} locale={locale} />}
        </div>
      </div>
    </>
  )
}
