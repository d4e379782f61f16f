import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { CONTENT_STATE, contentState } from '#words/desk'
import { checkLink } from './check-link.ts'

/** A request, as the site's routes get it. */
export type Asked = Context<{ Bindings: HttpBindings }>

interface ContentRoutes {
  /** Of the build in service. */
  readonly folder: string
  /** Whether whoever asks is a superuser, by the contract. */
  readonly isSuperuser: (c: Asked) => Promise<boolean>
}

const asked = z.object({ address: z.string() })

/** In the contract's shape (its section 1.3). */
const refused = { data: {}, message: 'Only superusers can perform this action.', status: 403 } as const
const unknown = { data: {}, message: 'No page links to this address.', status: 404 } as const

/** How the content stands, and whether an address that pages link to still answers: for superusers, who ask when they want to know. */
export function contentRoutes({ folder, isSuperuser }: ContentRoutes): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>()
  const read = async () => contentState.parse(JSON.parse(await readFile(join(folder, CONTENT_STATE), 'utf8')))
  app.use('/api/desk/*', async (c, next) => {
    c.header('cache-control', 'no-store')
    return (await isSuperuser(c)) ? next() : c.json(refused, refused.status)
  })
  app.get('/api/desk/content', async (c) => c.json(await read()))
  // Only what stands in our own pages: this is no way to have the server ask others.
  app.post('/api/desk/links', async (c) => {
    const { address } = asked.catch({ address: '' }).parse(await c.req.json().catch(() => undefined))
    const isOurs = (await read()).links.some((link) => link.address === address)
    return isOurs ? c.json(await checkLink(address)) : c.json(unknown, unknown.status)
  })
  return app
}
