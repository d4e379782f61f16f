import { createServer } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { createApp } from '../../backend/apis/app.ts'
import { endpoints } from '../../backend/apis/endpoints.ts'
import type { Core } from '../../backend/core/model/core.ts'
import { closeCore, openCore } from '../../backend/core/open-core.ts'
import { wireOf } from '../../server/backend/wire.ts'
import { requestListener } from '../../server/http/request-listener.ts'
import { loadFixture } from './load-fixture.ts'
import { applySetup, type SetupStep } from './setup-steps.ts'
import { createSnapshot, type Place } from './snapshot.ts'

export interface FixtureServer {
  readonly url: string
  /** POST `{"setup":[…]}` restores the fixture and applies the steps. */
  readonly resetUrl: string
  close(): Promise<void>
}

export interface FixtureServerOptions {
  /** Folder with schema.json, records.json and storage/. */
  readonly fixture: string
  readonly databaseUrl?: string | undefined
}

const RESET_PATH = '/__test/reset'

/** The backend on the fixture, with the hook that restores it. The hook is part of the tests only. */
export async function startFixtureServer({ fixture, databaseUrl }: FixtureServerOptions): Promise<FixtureServer> {
  const snapshot = await createSnapshot({ databaseUrl, fill: (place) => loadFixture(place, fixture) })
  let running = await open(await snapshot.restore())

  async function reset(steps: readonly SetupStep[]): Promise<void> {
    await closeCore(running.core)
    const place = await snapshot.restore()
    const afterwards = steps.length > 0 ? await applySetup(place, steps) : []
    running = await open(place)
    for (const remember of afterwards) await remember(running.core)
  }

  const app = new Hono<{ Bindings: HttpBindings }>()
  app.post(RESET_PATH, async (context) => {
    const { setup = [] }: { setup?: SetupStep[] } = await context.req.json()
    await reset(setup)
    return context.body(null, 204)
  })
  app.all('*', (context) => running.app.fetch(context.req.raw, wireOf(context.env.incoming)))
  const server = createServer(requestListener(app.fetch)).listen(0, '127.0.0.1')
  await new Promise((done) => server.once('listening', done))
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  return {
    url,
    resetUrl: `${url}${RESET_PATH}`,
    async close() {
      server.close()
      await closeCore(running.core)
      await snapshot.remove()
    },
  }
}

async function open(place: Place): Promise<{ readonly core: Core; readonly app: ReturnType<typeof createApp> }> {
  const core = await openCore({ ...place, collections: [], now: () => new Date(), onError: () => undefined })
  return { core, app: createApp({ core, endpoints, onError: (error) => console.error(error) }) }
}
