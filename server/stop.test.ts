import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it } from 'vitest'

/** A server that writes a word when the work that nobody waits for is done, half a second after it has closed. */
const program = `
import { createServer } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { createLog } from '${new URL('log.ts', import.meta.url).href}'
import { stopOnSignal, whenClosed } from '${new URL('stop.ts', import.meta.url).href}'
const server = createServer((_, response) => response.end('answered'))
whenClosed(server, () => wait(500).then(() => console.log('stored')))
server.listen(0, () => console.log('listening'))
stopOnSignal(server, createLog())
`

it('a process that stops waits for the work that nobody waits for', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], { stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk))
  await once(child.stdout, 'data')
  child.kill('SIGTERM')
  const [code] = await once(child, 'close')
  expect(code).toBe(0)
  expect(output).toMatch(/listening[\s\S]*"event":"stopping"[\s\S]*stored[\s\S]*"event":"stopped"/)
})
