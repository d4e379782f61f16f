/** One request, to be sent again and again. */
export interface Asked {
  readonly url: string
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  /** Empty where there is none. */
  readonly body: string
}

export interface Run {
  readonly connections: number
  readonly seconds: number
}

export interface Counted {
  readonly answers: number
  /** Answers of 400 and more, and connections that were refused, broken or silent. */
  readonly errors: number
  /** As the client measured them. */
  readonly seconds: number
  /** Part of a core that it was busy. */
  readonly busy: number
  /** Part of the time that it waited for a core that others had. */
  readonly waiting: number
}

/** Something that asks as fast as it is answered, on connections that stay open. */
export interface Client {
  readonly name: string
  run(asked: Asked, run: Run): Promise<Counted>
}
