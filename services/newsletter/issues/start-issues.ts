import { type IssueOptions, writeIssues } from './write-issues.ts'

/** An issue that is sent or due is seen within this time. */
const LOOK_MS = 15_000
/** While mails go out there is soon room for more. */
const SOON_MS = 2_000

export interface IssuesOptions extends IssueOptions {
  /** Mails have been put into the outbox. */
  readonly onQueued: () => void
  readonly onError: (error: unknown) => void
}

/** Writes the mails of issues as they are due, until it is stopped; `stop` waits for what is under way. */
export function startIssues({ onQueued, onError, ...options }: IssuesOptions): { stop(): Promise<void> } {
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  let writing = Promise.resolve()
  function look(): void {
    writing = writeIssues(options).then(
      (wasDue) => {
        if (wasDue) onQueued()
        again(wasDue ? SOON_MS : LOOK_MS)
      },
      (error: unknown) => {
        onError(error)
        again(LOOK_MS)
      },
    )
  }
  function again(wait: number): void {
    if (!isStopped) timer = setTimeout(look, wait).unref()
  }
  look()
  return {
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await writing
    },
  }
}
