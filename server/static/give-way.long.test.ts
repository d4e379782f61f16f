import { EventEmitter } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { givingWay } from './give-way.ts'

it('a pause is short while nobody asks, lasts until it is quiet again, and ends on a site that is never quiet', async () => {
  const server = new EventEmitter()
  const pause = givingWay(server)
  const steps: string[] = []
  const told = (step: string) => pause().then(() => steps.push(step))

  await Promise.all([told('quiet'), setTimeout(600).then(() => steps.push('600 ms'))])
  server.emit('request')
  await Promise.all([told('asked once'), setTimeout(700).then(() => steps.push('700 ms'))])
  const busy = setInterval(() => server.emit('request'), 50)
  await told('asked all the time').finally(() => clearInterval(busy))

  expect(steps).toEqual(['quiet', '600 ms', '700 ms', 'asked once', 'asked all the time'])
})
