import { ApiProblem } from './problem.ts'

/**
 * The format to answer in: of those on offer the one that the caller likes best, the first of several it likes as much
 * (RFC 9110, section 12.5.1). Throws `not_acceptable` when it wants none of them.
 */
export function chooseType(offered: readonly string[], accept: string | null): string {
  const wanted = new Map((accept?.trim() || '*/*').split(',').map(parseRange))
  const rated = offered.map((type) => ({ type, quality: qualityOf(type, wanted) }))
  const best = rated.reduce((one, other) => (other.quality > one.quality ? other : one))
  if (best.quality === 0) throw new ApiProblem('not_acceptable')
  return best.type
}

/** The narrowest range that holds a type counts. */
function qualityOf(type: string, wanted: ReadonlyMap<string, number>): number {
  return wanted.get(type) ?? wanted.get(`${type.split('/', 1)[0]}/*`) ?? wanted.get('*/*') ?? 0
}

function parseRange(text: string): [range: string, quality: number] {
  const [range = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase())
  const quality = Number(parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? 1)
  return [range, Number.isFinite(quality) ? quality : 0]
}
