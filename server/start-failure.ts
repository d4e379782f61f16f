import { UnusableFolderError } from '#backend'
import { NoBuildToolsError } from './build/ensure.ts'
import { EnvironmentError } from './env.ts'

interface Failure {
  readonly code: string
  readonly syscall: string
  readonly path: string
  readonly address: string
  readonly port: number | string
}

type Sentence = (failure: Failure) => string

const noFolder: Sentence = ({ path, code }) => `DATA_DIR cannot be used: ${path || 'the folder'} is no folder that can be written to (${code}).`
const noDatabase: Sentence = ({ address, port, code }) => `DATABASE_URL: no PostgreSQL answers at ${address}:${port} (${code}).`

/** What an operator can mend, by the code of the system's error. */
const sentences: Readonly<Record<string, Sentence>> = {
  EADDRINUSE: ({ port }) => `PORT: another program uses ${port} already.`,
  EACCES: (failure) => (failure.syscall === 'listen' ? `PORT: this user may not listen at ${failure.port}.` : noFolder(failure)),
  EEXIST: noFolder,
  ENOTDIR: noFolder,
  ENOENT: noFolder,
  EROFS: noFolder,
  EPERM: noFolder,
  ECONNREFUSED: noDatabase,
  ENOTFOUND: noDatabase,
  EHOSTUNREACH: noDatabase,
}

/** What is said of a start that failed: a sentence where the operator can mend it, else the error itself. */
export function startFailure(error: unknown): unknown {
  if (error instanceof EnvironmentError || error instanceof UnusableFolderError || error instanceof NoBuildToolsError) return error.message
  if (!(error instanceof Error)) return error
  const failure = { code: '', syscall: '', path: '', address: '', port: '', ...error }
  return sentences[failure.code]?.(failure) ?? error
}
