import { spawn } from 'node:child_process'
import { json } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import type { Asked, Client, Counted, Run } from './client.ts'
import { clientCores, onClientCores } from './cores.ts'
import { watchWaiting } from './waiting.ts'

const script = fileURLToPath(new URL('process.ts', import.meta.url))
const COUNT = Math.max(2, clientCores)

/** Where there is no faster client: several processes of Node share the connections. */
export const processes: Client = {
  name: `${COUNT} processes of Node`,
  async run(asked, { connections, seconds }) {
    const share = { connections: Math.ceil(connections / COUNT), seconds }
    return joined(await Promise.all(Array.from({ length: COUNT }, () => runProcess(asked, share))))
  },
}

async function runProcess(asked: Asked, run: Run): Promise<Counted> {
  const [command, args] = onClientCores(process.execPath, [script, JSON.stringify({ asked, run })])
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const waited = watchWaiting(child.pid)
  const counted: Omit<Counted, 'waiting'> = Object(await json(child.stdout))
  return { ...counted, waiting: waited() / counted.seconds }
}

/** As one client, busy for its part of the cores that clients have. */
function joined(all: readonly Counted[]): Counted {
  const sum = (of: (one: Counted) => number) => all.reduce((total, one) => total + of(one), 0)
  return {
    answers: sum(({ answers }) => answers),
    errors: sum(({ errors }) => errors),
    seconds: sum(({ seconds }) => seconds) / all.length,
    busy: sum(({ busy }) => busy) / clientCores,
    waiting: Math.max(...all.map(({ waiting }) => waiting)),
  }
}
