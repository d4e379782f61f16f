import { backend } from './backend.ts'
import { engines } from './engines.ts'
import type { Readers } from './reader.ts'
import { server } from './server.ts'
import { site } from './site.ts'

/** Everything that takes what a visitor sends or chooses. */
export const readers: Readers = { ...engines, ...backend, ...server, ...site }
