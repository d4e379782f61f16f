import { FileProblem } from './file-problem.ts'

/**
 * A part of the site that is fetched when a file first needs it.
 * @throws {FileProblem} `not-loaded` where it can't be fetched
 */
export function loadPart<T>(part: Promise<T>): Promise<T> {
  return part.catch((cause) => {
    throw new FileProblem('not-loaded', { cause })
  })
}
