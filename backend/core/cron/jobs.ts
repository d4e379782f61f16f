/** Work that is done again and again. */
export interface Job {
  readonly id: string
  /** Minute, hour, day, month and weekday, in UTC. */
  readonly expression: string
  run(): Promise<void>
}

/** The jobs of one process, by id. */
export interface Jobs {
  /** Own jobs by their ids, then the server's in the order in which they were added (contract 12). */
  list(): readonly Job[]
  /** Takes the place of a job with the same id. */
  add(job: Job): void
  remove(id: string): void
}

const INTERNAL = '__pb'

export function createJobs(): Jobs {
  const jobs = new Map<string, Job>()
  const isInternal = ({ id }: Job) => id.startsWith(INTERNAL)
  return {
    list() {
      const all = [...jobs.values()]
      const own = all.filter((job) => !isInternal(job)).sort((a, b) => (a.id < b.id ? -1 : 1))
      return [...own, ...all.filter(isInternal)]
    },
    add: (job) => void jobs.set(job.id, job),
    remove: (id) => void jobs.delete(id),
  }
}
