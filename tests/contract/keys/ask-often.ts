/** The public API as a process of its own: asks it with a key as often as said, and ends as a server does. */
import { openKeys } from './open-keys.ts'

const [key = '', times = ''] = process.argv.slice(2)
const { ask, close } = await openKeys(Object.fromEntries(Object.entries(process.env).map(([name, value]) => [name, value ?? ''])))
for (let count = 0; count < Number(times); count += 1) await ask(key)
await close()
process.exit(0)
