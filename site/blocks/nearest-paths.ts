/** Pairs of neighbouring letters, the measure of Dice's coefficient. */
function pairs(text: string): Set<string> {
  const clean = text
    .toLowerCase()
    .replace(/[^a-z0-9äöüß]+/g, ' ')
    .trim()
  return new Set(Array.from({ length: Math.max(0, clean.length - 1) }, (_, index) => clean.slice(index, index + 2)))
}

function likeness(a: Set<string>, b: Set<string>): number {
  const shared = [...a].filter((pair) => b.has(pair)).length
  return a.size + b.size === 0 ? 0 : (2 * shared) / (a.size + b.size)
}

/** Below this likeness two addresses have nothing to do with each other. */
const LIKE_ENOUGH = 0.55
const LONGEST = 200

const lastOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)

/** Existing paths like the one asked for, nearest first: by the whole path or by its last segment, whichever is nearer. */
export function nearestPaths(asked: string, existing: readonly string[]): string[] {
  const [whole, last] = [asked.slice(0, LONGEST), lastOf(asked.slice(0, LONGEST))].map(pairs)
  if (!whole || !last) return []
  return existing
    .map((path) => ({ path, score: Math.max(likeness(whole, pairs(path)), likeness(last, pairs(lastOf(path)))) }))
    .filter(({ score }) => score >= LIKE_ENOUGH)
    .sort((a, b) => b.score - a.score)
    .map(({ path }) => path)
}
