import type { MetaDescriptor } from 'react-router'

interface MetaArgs {
  readonly loaderData: { readonly title: string } | undefined
}

/**
 * For its owner alone: no index. The address may hold a token, so no other site is told of it; with `no-referrer` the page's own POST
 * would name no origin.
 */
export function accessMeta({ loaderData }: MetaArgs): MetaDescriptor[] {
  return [{ title: loaderData?.title ?? '' }, { name: 'robots', content: 'noindex, nofollow' }, { name: 'referrer', content: 'same-origin' }]
}
