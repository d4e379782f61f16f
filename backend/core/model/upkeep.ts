import type { S3Settings } from './settings.ts'

/** Work that is done again and again. */
export interface Job {
  readonly id: string
  /** Minute, hour, day, month and weekday, in UTC. */
  readonly expression: string
  run(): Promise<void>
}

/** How a job went when this process did it the last time. */
export interface JobRun {
  /** Dates of the contract; `ended` is "" while it runs. */
  readonly began: string
  readonly ended: string
  readonly failed: boolean
}

/** The jobs of one process, by id. */
export interface Jobs {
  /** Own jobs by their ids, then the server's in the order in which they were added (contract 12). */
  list(): readonly Job[]
  /** Takes the place of a job with the same id. */
  add(job: Job): void
  remove(id: string): void
  /** The last run of each job that has run since the process began, by id. */
  readonly runs: ReadonlyMap<string, JobRun>
  /** Keeps how a job goes. */
  ran(id: string, run: JobRun): void
}

/** What the program around has named at its start; of a process in a test nothing. */
export interface Place {
  /** Where database, files and mails lie, as far as they are not elsewhere. */
  readonly dataDir?: string
  /** Holds as long as the settings name no bucket for files. */
  readonly s3?: S3Settings | undefined
}

/** Where one process keeps its backups, and which one it works on. Only the embedded database has them (contract 12). */
export interface Backups {
  /** The folder of the database; backups lie in it, and what is being made. */
  readonly dataDir: string
  /** The backup that is being made or put back. */
  readonly active: string | undefined
  /** Makes a backup the active one until the function it gives is called. Throws 400 while there is one. */
  begin(name: string): () => void
}
