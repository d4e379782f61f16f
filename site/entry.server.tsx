import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, type HandleErrorFunction, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router'
import { messagesFor } from '#words/interface'
import { takeHydrationBlock } from './arrival/hydration-block.server.ts'
import { HydrationBlockProvider } from './arrival/hydration-scripts.tsx'
import { reportErrorContext, requestContext } from './context.ts'
import { MessagesProvider } from './messages/messages.tsx'
import { assertMiddleware } from './middleware/named.server.ts'
import { localeOfPath } from './route-table/paths.ts'
import { isCrawler } from './seo/is-crawler.ts'
import { ErrorIdProvider } from './shell/error-id.tsx'

assertMiddleware()

export { consentFragment } from './consent/fragment.tsx'
export { ports } from './context.ts'

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { pathname } = new URL(request.url)
  const locale = localeOfPath(pathname)
  const messages = messagesFor(locale)
  if (status >= 400) headers.set('x-robots-tag', 'noindex, nofollow')
  if (status >= 400 && isCrawler(request.headers.get('user-agent'))) {
    headers.set('content-type', 'text/plain; charset=utf-8')
    return new Response(`${status === 404 ? messages['bots.notFound'] : messages['bots.error']}\n`, {
      status,
      headers,
    })
  }
  const info = context.get(requestContext)
  const errorId = status >= 500 ? info.id : ''
  const taken = import.meta.env.DEV ? undefined : await takeHydrationBlock(routerContext)
  // An error page is links and text: it needs no React, and the pages that do carry no code for it.
  const block = routerContext.staticHandlerContext.errors ? undefined : taken
  const page = await renderToReadableStream(
    <MessagesProvider locale={locale} messages={messages}>
      <ErrorIdProvider id={errorId}>
        <HydrationBlockProvider block={block} nonce={info.nonce}>
          <ServerRouter context={routerContext} url={request.url} {...(info.nonce && { nonce: info.nonce })} />
        </HydrationBlockProvider>
      </ErrorIdProvider>
    </MessagesProvider>,
    { signal: request.signal },
  )
  await page.allReady
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(page, { status, headers })
}

/** Called for everything that fails inside a page, and not for the 404s and redirects that pages throw on purpose. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return
  const cause = isRouteErrorResponse(error) ? (Reflect.get(error, 'error') ?? error) : error
  context.get(reportErrorContext)(cause, { id: context.get(requestContext).id, path: new URL(request.url).pathname })
}
