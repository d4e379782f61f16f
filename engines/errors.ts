/** No thread is free and no place to wait. The same text may be answered later. */
export class EngineBusy extends Error {
  override readonly name = 'EngineBusy'
  /** Seconds after which another try makes sense. */
  readonly retryAfter: number

  constructor(retryAfter: number) {
    super('No engine is free')
    this.retryAfter = retryAfter
  }
}

/** What was given takes more time or memory than the engines have for one. Another try would end the same. */
export class EngineTooSlow extends Error {
  override readonly name = 'EngineTooSlow'

  constructor() {
    super('This takes an engine too long')
  }
}

/** Whoever asked has left: nobody reads the answer. */
export class EngineLeft extends Error {
  override readonly name = 'EngineLeft'

  constructor() {
    super('Nobody waits for this answer')
  }
}
