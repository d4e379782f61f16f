import { z } from 'zod'
import { backend } from '../../session/backend.ts'

/** What can be done, as the operators' log calls it (docs/decisions/053). */
export const changeActions = [
  'create',
  'update',
  'delete',
  'import',
  'truncate',
  'run',
  'upload',
  'download',
  'restore',
  'impersonate',
  'signIn',
  'signInFailed',
] as const

const change = z.object({
  seq: z.number(),
  created: z.string(),
  email: z.string(),
  via: z.string(),
  address: z.string(),
  action: z.enum(changeActions),
  target: z.string(),
  changes: z.array(z.object({ name: z.string(), before: z.unknown().optional(), after: z.unknown().optional() })),
})

export type Change = z.infer<typeof change>

const page = z.object({ items: z.array(change), totalItems: z.number(), totalPages: z.number() })

const PER_PAGE = 50

/** A page of the log, newest first. `text` is looked for in the address of who did it and in what it was done to. */
export async function findChanges({ text, action, page: number }: { readonly text: string; readonly action: string; readonly page: number }) {
  const parts = [
    text && backend.filter('(email ~ {:text} || target ~ {:text})', { text }),
    action && backend.filter('action = {:action}', { action }),
  ]
  return page.parse(await backend.collection('_audit').getList(number, PER_PAGE, { filter: parts.filter(Boolean).join(' && ') }))
}
