import type { ReactNode } from 'react'
import { isRouteErrorResponse, type LoaderFunctionArgs, Outlet, useRouteLoaderData } from 'react-router'
import { company } from '#words/company'
import { publicConfigContext } from './context.ts'
import { runMiddleware } from './middleware/named.server.ts'
import { ErrorPage } from './pages/not-found/error-page.tsx'
import { localeOfPath } from './paths.ts'
import { shellCompany } from './shell/company.server.ts'
import { Document } from './shell/document.tsx'

export const middleware = [runMiddleware]

/** What every page's header, footer and head need; never asked for twice. */
export function loader({ url, context }: LoaderFunctionArgs) {
  const { origin, loginUrl, localeBaseUrls } = context.get(publicConfigContext)
  return { origin, loginUrl, localeBaseUrl: localeBaseUrls[localeOfPath(url.pathname)], company: shellCompany(company) }
}

export type RootData = ReturnType<typeof loader>

/** The root's data never changes while a page is open. */
export function shouldRevalidate() {
  return false
}

export function Layout({ children }: { children: ReactNode }) {
  return <Document data={useRouteLoaderData<typeof loader>('root')}>{children}</Document>
}

export default function App() {
  return <Outlet />
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <ErrorPage problem={isRouteErrorResponse(error) ? error : undefined} />
}
