import type { DeskMessageKey } from '#words/desk'

interface Screen {
  readonly path: string
  readonly title: DeskMessageKey
}

interface ScreenGroup {
  readonly title: DeskMessageKey
  readonly screens: readonly Screen[]
}

/** The screens of the desk in the order of its menu. */
export const screenGroups: readonly ScreenGroup[] = [
  {
    title: 'menu.people',
    screens: [
      { path: '/today', title: 'today.title' },
      { path: '/enquiries', title: 'enquiries.title' },
      { path: '/newsletter', title: 'newsletter.title' },
      { path: '/accesses', title: 'accesses.title' },
      { path: '/persons', title: 'persons.title' },
      { path: '/content', title: 'content.title' },
    ],
  },
  {
    title: 'menu.programs',
    screens: [
      { path: '/keys', title: 'keys.title' },
      { path: '/webhooks', title: 'webhooks.title' },
    ],
  },
  {
    title: 'menu.server',
    screens: [
      { path: '/collections', title: 'collections.title' },
      { path: '/mails', title: 'mails.title' },
      { path: '/changes', title: 'changes.title' },
      { path: '/logs', title: 'logs.title' },
      { path: '/jobs', title: 'jobs.title' },
      { path: '/backups', title: 'backups.title' },
      { path: '/operators', title: 'operators.title' },
      { path: '/settings', title: 'settings.title' },
    ],
  },
]
