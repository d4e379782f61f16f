import type { OutgoingHttpHeaders } from 'node:http'
import { LRUCache } from 'lru-cache'
import type { Body } from './original.ts'

/** A complete 200 answer. */
export interface Answer {
  readonly body: Body
  readonly headers: OutgoingHttpHeaders
}

/** What is asked for again and again fits well: the home page and all it brings have 300 kB, all pages together 5 MB (brotli). */
const MOST_BYTES = 8 * 2 ** 20

/** Answers that were asked for last, in memory; all others are read when somebody asks. */
export class KeptAnswers {
  readonly #answers: LRUCache<object, Answer>

  constructor(mostBytes = MOST_BYTES) {
    this.#answers = new LRUCache({ maxSize: mostBytes, sizeCalculation: ({ body }) => Math.max(1, body.length) })
  }

  /** How much they hold. */
  get bytes(): number {
    return this.#answers.calculatedSize
  }

  get(of: object): Answer | undefined {
    return this.#answers.get(of)
  }

  /** What lies on disk for itself is sent from there. */
  add(of: object, answer: Answer): Answer {
    if (Buffer.isBuffer(answer.body)) this.#answers.set(of, answer)
    return answer
  }

  drop(of: object): void {
    this.#answers.delete(of)
  }
}
