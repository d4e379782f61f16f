import type { RouteObject } from 'react-router'

/** The screens of the newsletter, each loaded when it is opened. */
export const newsletterRoutes: RouteObject[] = [
  { path: 'newsletter', lazy: async () => ({ Component: (await import('./newsletter.tsx')).Newsletter }) },
  { path: 'newsletter/issues/:id', lazy: async () => ({ Component: (await import('./issue.tsx')).Issue }) },
  { path: 'newsletter/readers', lazy: async () => ({ Component: (await import('./readers/readers.tsx')).Readers }) },
]
