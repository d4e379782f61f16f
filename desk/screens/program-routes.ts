import type { RouteObject } from 'react-router'

/** The screens for other programs, each loaded when it is opened. */
export const programRoutes: RouteObject[] = [
  { path: 'keys', lazy: async () => ({ Component: (await import('./keys/keys.tsx')).Keys }) },
  { path: 'webhooks', lazy: async () => ({ Component: (await import('./webhooks/webhooks.tsx')).Webhooks }) },
  { path: 'webhooks/:id', lazy: async () => ({ Component: (await import('./webhooks/webhook.tsx')).Webhook }) },
]
