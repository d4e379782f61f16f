import type { RouteObject } from 'react-router'

/** The screens of collections and records, each loaded when somebody goes there. */
export const collectionRoutes: RouteObject[] = [
  { path: 'collections', lazy: async () => ({ Component: (await import('./list/collections.tsx')).Collections }) },
  { path: 'collections/:name', lazy: async () => ({ Component: (await import('./records/records.tsx')).Records }) },
  { path: 'collections/:name/schema', lazy: async () => ({ Component: (await import('./schema/schema.tsx')).Schema }) },
  { path: 'collections/:name/records/new', lazy: async () => ({ Component: (await import('./record/new-record.tsx')).NewRecord }) },
  { path: 'collections/:name/records/:id', lazy: async () => ({ Component: (await import('./record/record.tsx')).Record }) },
]
