import type { ReactNode } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { MessageKey } from '#words/interface'
import { useMessages } from '../../messages/messages.tsx'
import { pageTitle } from '../../seo/meta.ts'
import type { RootData } from '../../shell/root-data.server.ts'

/** What all error pages have: their own title, out of indexes, one column. */
export function ErrorFrame({ title, children }: { title: MessageKey; children: ReactNode }) {
  const t = useMessages()
  const root = useRouteLoaderData<RootData>('root')
  return (
    <>
      <title>{pageTitle(t(title), root?.company.brand ?? '')}</title>
      <meta name="robots" content="noindex, nofollow" />
      <section className="ph ph--nf">
        <div className="wrap">
          <div className="main nf">{children}</div>
        </div>
      </section>
    </>
  )
}
