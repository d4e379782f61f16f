import type { ReactNode } from 'react'
import { Meta, useLocation } from 'react-router'
import { isPrivatePage } from '../analytics/private-page.ts'
import { HydrationScripts, IntentScript } from '../arrival/hydration-scripts.tsx'
import { MessagesLocale, useMessages } from '../messages/messages.tsx'
import { localeOfPath } from '../route-table/paths.ts'
import { BaseStyles } from '../styles/base-styles.tsx'
import { fontPreloads } from '../styles/fonts.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import type { RootData } from './root-data.server.ts'
import { SiteRuntime } from './site-runtime.tsx'

/** The one layout: head, skip link, header, page, footer. Without data (the root itself failed) the page stands alone. */
export function Document({ data, children }: { data: RootData | undefined; children: ReactNode }) {
  const { pathname } = useLocation()
  const locale = localeOfPath(pathname)
  return (
    <html lang={locale} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <IntentScript />
        {fontPreloads.map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <BaseStyles />
        <Meta />
        <meta name="theme-color" content="#fafaf7" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
      </head>
      <body>
        <MessagesLocale value={locale}>
          <div className="page">
            <SkipLink />
            {data && <Header locale={locale} brand={data.company.brand} loginUrl={data.loginUrl} />}
            <main id="inhalt" tabIndex={-1} data-private={isPrivatePage(pathname) ? '' : undefined}>
              {children}
            </main>
            {data && <Footer locale={locale} company={data.company} />}
          </div>
          <SiteRuntime localeBaseUrl={data?.localeBaseUrl ?? ''} />
          <HydrationScripts />
        </MessagesLocale>
      </body>
    </html>
  )
}

function SkipLink() {
  const t = useMessages()
  return (
    <a className="skip" href="#inhalt">
      {t('page.skip')}
    </a>
  )
}
