import { fileURLToPath } from 'node:url'
import { ensureBuild } from './ensure.ts'

/** `npm run build`: builds when the sources changed, and says where. */
const { id, folder } = await ensureBuild(fileURLToPath(new URL('../..', import.meta.url)), console.log)
console.log(`Build ${id} in ${folder}`)
