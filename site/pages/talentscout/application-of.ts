import { type Application, samplePool } from '#talent'

const byNumber = new Map(samplePool.applications.map((application) => [application.number, application]))

/** An application of the sample by its number. */
export function applicationOf(number: number): Application | undefined {
  return byNumber.get(number)
}
