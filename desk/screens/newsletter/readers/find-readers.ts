import { z } from 'zod'
import { backend } from '../../../session/backend.ts'

const reader = z.object({
  id: z.string(),
  email: z.string(),
  locale: z.enum(['de', 'en']),
  created: z.string(),
  confirmed: z.string(),
  bounces: z.number(),
  lastBounce: z.string(),
})

export type Reader = z.infer<typeof reader>

const page = z.object({ items: z.array(reader), totalItems: z.number(), totalPages: z.number() })

/** Which readers there are to choose from. */
export const readerKinds = ['confirmed', 'waiting', 'bounced'] as const

const conditions: Readonly<Record<(typeof readerKinds)[number], string>> = {
  confirmed: "confirmed != ''",
  waiting: "confirmed = ''",
  bounced: 'bounces > 0',
}

function filterOf(text: string, kind: string): string {
  const known = readerKinds.find((one) => one === kind)
  return [known && conditions[known], text && backend.filter('email ~ {:text}', { text })].filter(Boolean).join(' && ')
}

const PER_PAGE = 50

/** A page of readers, newest first. */
export async function findReaders({ text, kind, page: number }: { readonly text: string; readonly kind: string; readonly page: number }) {
  return page.parse(await backend.collection('newsletter').getList(number, PER_PAGE, { filter: filterOf(text, kind), sort: '-created,id' }))
}

export async function removeReader(id: string): Promise<void> {
  await backend.collection('newsletter').delete(id)
}

/** The next issue is sent to the address again. */
export async function forgiveBounces(id: string): Promise<void> {
  await backend.collection('newsletter').update(id, { bounces: 0, lastBounce: '' })
}
