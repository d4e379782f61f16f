import type { Source } from './read-source.ts'

/** Circles of files that import each other: each once, by the paths along it. */
export function findCircles(sources: readonly Source[]): readonly (readonly string[])[] {
  const next = new Map(sources.map(({ file, imports }) => [file, imports.flatMap(({ target }) => target ?? [])]))
  const done = new Set<string>()
  const circleFrom = (file: string, path: readonly string[]): readonly string[] | undefined => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file]
    if (done.has(file)) return undefined
    const circle = (next.get(file) ?? []).map((target) => circleFrom(target, [...path, file])).find(Boolean)
    done.add(file)
    return circle
  }
  return [...next.keys()].flatMap((file) => {
    const circle = circleFrom(file, [])
    return circle ? [circle] : []
  })
}
