import type { MiddlewareFunction } from 'react-router'

/** Shared reports are for those who hold the link: out of indexes, caches and referrers. */
export const reportMiddleware: MiddlewareFunction<Response> = async (_args, next) => {
  const response = await next()
  response.headers.set('x-robots-tag', 'noindex, nofollow')
  response.headers.set('referrer-policy', 'no-referrer')
  response.headers.set('cache-control', 'private, no-store')
  return response
}
