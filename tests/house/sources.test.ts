import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }
import { apart, floors, mayImport } from './directions.ts'
import { longFiles, longFunctions, manyImports, related, upwards } from './exceptions.ts'
import { type Limits, limits, tables } from './limits.ts'
import { findCircles } from './source/circles.ts'
import { codeOf, root } from './source/files.ts'
import { readSource, type Source } from './source/read-source.ts'

const rooms = Object.keys(mayImport)
const sources = rooms.flatMap((room) => codeOf(room).map(readSource))
const roomOf = (path: string) => path.split('/', 1)[0] ?? ''
const arrows = sources.flatMap(({ file, imports }) => imports.map((one) => ({ from: file, ...one })))

describe('directions', () => {
  it('imports between rooms run along the table of directions', () => {
    const wrong = arrows.filter(({ from, target }) => {
      const [room, other] = [roomOf(from), roomOf(target ?? '')]
      return other !== room && rooms.includes(other) && !mayImport[room]?.includes(other)
    })
    expect(wrong).toEqual([])
  })

  it('a room is entered only through a door of package.json, and nothing is imported that is not there', () => {
    const doors = Object.keys(packageJson.imports)
    const aroundTheDoor = arrows.filter(
      ({ from, specifier, target }) => specifier.startsWith('.') && roomOf(target ?? '') !== roomOf(from) && roomOf(target ?? '') !== 'content',
    )
    expect(aroundTheDoor).toEqual([])
    expect(arrows.filter(({ specifier }) => specifier.startsWith('#') && !doors.includes(specifier))).toEqual([])
    expect(arrows.filter(({ specifier, target }) => /^[.#]/.test(specifier) && target === undefined)).toEqual([])
  })

  it.each(Object.entries(floors))('inside %s they run down', (folder, order) => {
    const floorOf = (path: string) => order.indexOf((path.slice(folder.length + 1).split('/', 1)[0] ?? '').replace(/\.tsx?$/, ''))
    const own = arrows.flatMap(({ from, target }) =>
      target && [from, target].every((path) => path.startsWith(`${folder}/`) && /\.tsx?$/.test(path)) ? [[from, target] as const] : [],
    )
    expect(own.flat().filter((path) => floorOf(path) < 0)).toEqual([])
    const wrong = own.filter(([from, target]) => floorOf(target) > floorOf(from)).map((pair) => pair.join(' imports '))
    expect(wrong).toEqual(upwards.filter((arrow) => arrow.startsWith(`${folder}/`)))
  })

  it.each(apart)('the folders of %s know nothing of each other', (folder) => {
    const own = (path: string) => (path.startsWith(`${folder}/`) ? path.slice(folder.length + 1).split('/', 1)[0] : undefined)
    const pairs = arrows.flatMap(({ from, target = '' }) => {
      const [one, other] = [own(from), own(target)]
      return one && other && one !== other ? [`${folder}/${one} imports ${folder}/${other}`] : []
    })
    expect([...new Set(pairs)].sort()).toEqual(related.filter((pair) => pair.startsWith(`${folder}/`)))
  })

  it('in the backend only dialects knows an engine, and only apis HTTP', () => {
    const inBackend = sources.filter(({ file }) => file.startsWith('backend/'))
    const importers = (names: readonly string[]) =>
      inBackend.filter(({ imports }) => imports.some(({ specifier }) => names.includes(specifier))).map(({ file }) => file)
    expect(importers(['pg', 'node:sqlite']).filter((file) => !/^backend\/(dialects|testing)\//.test(file))).toEqual([])
    const builders = inBackend
      .filter(({ file }) => /new (Request|Response|Headers)\(/.test(readFileSync(join(root, file), 'utf8')))
      .map(({ file }) => file)
    const outside = [...importers(['hono']), ...builders].filter((file) => !/^backend\/(apis|testing|index)/.test(file))
    expect(outside).toEqual([])
  })

  it('no files import each other in a circle, through doors neither', () => {
    expect(findCircles(sources)).toEqual([])
  })
})

describe('sizes', () => {
  const limited = sourcesWithLimits()

  it('every room has its limits', () => {
    expect(limits.flatMap((one) => one.rooms).sort()).toEqual([...rooms.filter((room) => room !== 'content'), 'bench', 'tests', 'tools'].sort())
  })

  it('a file does one thing: its lines stay below the limit of its room', () => {
    const found = limited.filter(({ file, lines, limit }) => lines > limit.lines && !tables.test(file)).map(({ file, lines }) => [file, lines])
    expect(Object.fromEntries(found)).toEqual(longFiles)
  })

  it('a function does one thing at one level', () => {
    const found = limited.flatMap(({ file, functions, limit }) =>
      functions.filter(({ lines }) => lines > limit.functionLines).map(({ name, lines }) => [`${file} ${name}`, lines]),
    )
    expect(Object.fromEntries(found)).toEqual(longFunctions)
  })

  it('a file knows few others', () => {
    // A front door names all that is behind it.
    const doors = Object.values(packageJson.imports).map((path) => path.slice('./'.length))
    const found = limited
      .filter(({ file, imports, limit }) => imports.length > limit.imports && !doors.includes(file))
      .map(({ file, imports }) => [file, imports.length])
    expect(Object.fromEntries(found)).toEqual(manyImports)
  })

  it('exported functions say what they do, where a room is used by others', () => {
    const found = limited
      .filter((source) => source.limit.documented && source.undocumented.length > 0)
      .map((source) => [source.file, source.undocumented.length])
    expect(found).toEqual([])
  })
})

function sourcesWithLimits(): (Source & { readonly limit: Limits })[] {
  const outside = ['tests', 'tools', 'bench'].flatMap((room) => codeOf(room).map(readSource))
  return [...sources, ...outside].flatMap((source) => {
    const limit = limits.find((one) => one.rooms.includes(roomOf(source.file)))
    return limit ? [{ ...source, limit }] : []
  })
}
