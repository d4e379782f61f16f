/** Why there is no answer: nobody wants it any more, or the worker could not be loaded or broke down. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer'
  readonly reason: 'stopped' | 'failed'

  constructor(reason: 'stopped' | 'failed') {
    super(reason)
    this.reason = reason
  }
}

/**
 * Asks a worker one question at a time, off the page's own thread. The worker is loaded with the first question. A newer question, or
 * `stop`, ends it together with the one it is at; the next question starts another one.
 */
export class Asker<Question, Answer> {
  readonly #start: () => Worker
  #worker: Worker | undefined
  #refuse: ((reason: NoAnswer) => void) | undefined

  constructor(start: () => Worker) {
    this.#start = start
  }

  /** Rejects with a `NoAnswer`, and with nothing else. */
  ask(question: Question): Promise<Answer> {
    if (this.#refuse) this.stop()
    this.#worker ??= this.#start()
    const worker = this.#worker
    const listening = new AbortController()
    const { promise, resolve, reject } = Promise.withResolvers<Answer>()
    this.#refuse = reject
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => resolve(data), { signal: listening.signal })
    // Its script may be gone after a new build, or not come without a line.
    worker.addEventListener('error', () => this.#end('failed'), { signal: listening.signal })
    worker.postMessage(question)
    return promise.finally(() => {
      listening.abort()
      if (this.#refuse === reject) this.#refuse = undefined
    })
  }

  /** Ends the worker, whatever it is at. */
  stop(): void {
    this.#end('stopped')
  }

  #end(reason: NoAnswer['reason']): void {
    this.#worker?.terminate()
    this.#worker = undefined
    this.#refuse?.(new NoAnswer(reason))
    this.#refuse = undefined
  }
}
