/** Ends its process when the standard input does: the process that started it is gone. Runs on a thread of its own. */
import { read } from 'node:fs'
import { flushCompileCache } from 'node:module'

const STANDARD_INPUT = 0

read(STANDARD_INPUT, Buffer.alloc(1), () => process.kill(process.pid, 'SIGKILL'))
flushCompileCache()
