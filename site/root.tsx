import type { ReactNode } from 'react'
import { isRouteErrorResponse, type LoaderFunctionArgs, Outlet, useLocation, useRouteLoaderData } from 'react-router'
import { runMiddleware } from './middleware/named.server.ts'
import { BrokenPage } from './pages/not-found/broken-page.tsx'
import { ErrorPage } from './pages/not-found/error-page.tsx'
import { findPage, localeOfPath } from './route-table/paths.ts'
import { CtaBand } from './shell/cta-band.tsx'
import { Document } from './shell/document.tsx'
import { rootData } from './shell/root-data.server.ts'

export const middleware = [runMiddleware]

export function loader({ url, context }: LoaderFunctionArgs) {
  return rootData(url, context)
}

/** The root's data never changes while a page is open. */
export function shouldRevalidate() {
  return false
}

export function Layout({ children }: { children: ReactNode }) {
  return <Document data={useRouteLoaderData<typeof loader>('root')}>{children}</Document>
}

export default function App() {
  const { pathname } = useLocation()
  const band = findPage(pathname)?.row.band
  return (
    <>
      <Outlet />
      {band && <CtaBand locale={localeOfPath(pathname)} first={band} />}
    </>
  )
}

export function ErrorBoundary({ error }: { error: unknown }) {
  // The server's error page comes without React; this constant keeps its code out of every page's script.
  return import.meta.env.SSR ? <ErrorPage problem={isRouteErrorResponse(error) ? error : undefined} /> : <BrokenPage />
}
