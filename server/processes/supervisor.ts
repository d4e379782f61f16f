import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import type { Log } from '../log.ts'
import { asVariable, LOADED, type Part, READY } from './role.ts'

/** One that ends as soon as it is started is started again ever more slowly. */
const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 30_000

interface Place {
  readonly part: Part
  worker: Worker | undefined
}

/** Keeps one process for each part of the site: what ends by itself is started again, and a new version takes over one after the other. */
export class Supervisor {
  readonly #places: readonly Place[]
  readonly #log: Log
  readonly #leaving = new WeakSet<Worker>()
  #rolling: Promise<void> | undefined
  #isStopping = false

  constructor(parts: readonly Part[], log: Log) {
    this.#places = parts.map((part) => ({ part, worker: undefined }))
    this.#log = log
  }

  /** Starts the first alone: it builds, and makes what is missing of the database. Gives false when one of them could not be started. */
  async start(): Promise<boolean> {
    const [first, ...others] = this.#places
    if (!first || !(await this.#fill(first))) return false
    return (await Promise.all(others.map((place) => this.#fill(place)))).every(Boolean)
  }

  /**
   * Replaces every process by one of the present sources, one after the other, and goes no further when one cannot be started. Those that
   * others stand before come last: whoever asks for them meanwhile waits.
   */
  roll(): Promise<void> {
    this.#rolling ??= this.#rollOnce().finally(() => {
      this.#rolling = undefined
    })
    return this.#rolling
  }

  async #rollOnce(): Promise<void> {
    this.#log.info('rolling', { processes: this.#places.length })
    const last = (place: Place) => Number(place.part.role === 'behind')
    for (const place of [...this.#places].sort((one, other) => last(one) - last(other))) {
      if (this.#isStopping) return
      if (!(await this.#replace(place))) return this.#log.error('rolling ended: a new process could not be started', { role: place.part.role })
    }
    this.#log.info('rolled')
  }

  /** Asks every process to end, and waits for it. */
  async stop(): Promise<void> {
    this.#isStopping = true
    await Promise.all(this.#places.map(({ worker }) => worker && this.#leave(worker)))
  }

  /**
   * What was asked of the old one is answered before it is the next one's turn: nobody waits for two of them. Where the old one had to
   * leave first and the new one does not start, it is tried again until one does.
   */
  async #replace(place: Place): Promise<boolean> {
    const old = place.worker
    const isFilled = await this.#fill(place)
    if (isFilled && old) await this.#leave(old)
    if (!isFilled && old?.isDead()) void this.#keepFilling(place)
    return isFilled
  }

  async #leave(worker: Worker): Promise<void> {
    this.#leaving.add(worker)
    if (worker.isDead()) return
    const gone = once(worker, 'exit')
    worker.process.kill('SIGTERM')
    await gone
  }

  /**
   * Starts a process for this place; it has the place once it answers. The embedded database is for one process at a time: the one
   * before leaves as soon as the new one has loaded its program.
   */
  async #fill(place: Place): Promise<boolean> {
    const worker = cluster.fork(asVariable(place.part))
    const before = place.worker
    if (place.part.role === 'behind') {
      if (!(await says(worker, LOADED))) return false
      if (before) await this.#leave(before)
      worker.send(LOADED)
    }
    if (!(await says(worker, READY))) return false
    place.worker = worker
    worker.once('exit', (code, signal) => this.#leaving.has(worker) || void this.#refill(place, { code, signal }))
    // It may have ended while nobody listened.
    if (worker.isDead()) void this.#refill(place, {})
    return true
  }

  async #refill(place: Place, { code, signal }: { readonly code?: number; readonly signal?: string }): Promise<void> {
    this.#log.error('process ended by itself', { role: place.part.role, code, signal })
    await this.#keepFilling(place)
  }

  async #keepFilling(place: Place): Promise<void> {
    for (let pause = FIRST_PAUSE_MS; !this.#isStopping && !(await this.#fill(place)); pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) await wait(pause)
  }
}

/** Whether a process that was started says this, or has ended before. */
function says(worker: Worker, word: typeof LOADED | typeof READY): Promise<boolean> {
  return new Promise((resolve) => {
    worker.on('message', (message) => message === word && resolve(true))
    worker.once('exit', () => resolve(false))
  })
}
