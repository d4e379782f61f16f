import { readFileSync } from 'node:fs'
import { contentFiles, root } from './files.ts'
import type { Finding } from './piece.ts'

const read = (file: string): unknown => JSON.parse(readFileSync(`${root}${file}`, 'utf8'))

/** The fields of a JSON value with the places that each has to fill, such as `{day}`. */
function placesIn(value: unknown, path: readonly string[] = []): [field: string, places: string][] {
  if (typeof value === 'string') return [[path.join('.'), [...value.matchAll(/\{\w+\}/g)].map(String).sort().join(' ')]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) => placesIn(one, [...path, key]))
}

/** Where English sentences in a file have other fields than their German twins, or leave out what is filled in there. */
export function dataTwinProblems(file: string, german: unknown, english: unknown): Finding[] {
  const [wanted, there] = [new Map(placesIn(german)), new Map(placesIn(english))]
  const missing = [...wanted.keys()].filter((field) => !there.has(field)).map((field) => `${field}: is missing; German has it`)
  const more = [...there.keys()].filter((field) => !wanted.has(field)).map((field) => `${field}: German has none`)
  const other = [...there]
    .filter(([field, places]) => wanted.has(field) && wanted.get(field) !== places)
    .map(([field, places]) => `${field}: places to fill are ${places || 'none'}; German has ${wanted.get(field) || 'none'}`)
  return [...missing, ...more, ...other].map((text) => ({ file, text }))
}

/** The folders with a file for each language. A German file alone, such as `company.de.json`, has no twin. */
export function dataFolders(): string[] {
  return contentFiles('.json').flatMap((file) => (file.endsWith('/de.json') ? [file.replace(/de\.json$/, '')] : []))
}

export function twinProblemsIn(folder: string): Finding[] {
  return dataTwinProblems(`${folder}en.json`, read(`${folder}de.json`), read(`${folder}en.json`))
}
