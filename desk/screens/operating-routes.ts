import type { RouteObject } from 'react-router'

/** The screens for operating the server, each loaded when it is opened. */
export const operatingRoutes: RouteObject[] = [
  { path: 'mails', lazy: async () => ({ Component: (await import('./mails/mails.tsx')).Mails }) },
  { path: 'changes', lazy: async () => ({ Component: (await import('./changes/changes.tsx')).Changes }) },
  { path: 'logs', lazy: async () => ({ Component: (await import('./logs/logs.tsx')).Logs }) },
  { path: 'logs/:id', lazy: async () => ({ Component: (await import('./logs/log.tsx')).Log }) },
  { path: 'jobs', lazy: async () => ({ Component: (await import('./jobs/jobs.tsx')).Jobs }) },
  { path: 'backups', lazy: async () => ({ Component: (await import('./backups/backups.tsx')).Backups }) },
  { path: 'operators', lazy: async () => ({ Component: (await import('./operators/operators.tsx')).Operators }) },
  { path: 'operators/act-as', lazy: async () => ({ Component: (await import('./operators/act-as/act-as.tsx')).ActAs }) },
  { path: 'settings/:group?', lazy: async () => ({ Component: (await import('./settings/settings-screen.tsx')).SettingsScreen }) },
]
