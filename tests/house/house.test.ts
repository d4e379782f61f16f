import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { listPages } from '#site/page-list'
import { pageName, pages } from '#site/routes'
import { listSlugs } from '#words/listing'
import de from '../../content/messages/de.json' with { type: 'json' }
import en from '../../content/messages/en.json' with { type: 'json' }
import packageJson from '../../package.json' with { type: 'json' }
import { mayImport } from './directions.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const rooms = Object.keys(mayImport)

function filesBelow(folder: string, pattern: RegExp): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && pattern.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
}

const code = rooms.flatMap((room) => filesBelow(room, /\.tsx?$/)).filter((file) => !/\.(test|d)\.tsx?$/.test(file))
const read = (file: string) => readFileSync(join(root, file), 'utf8')

interface Import {
  readonly from: string
  readonly specifier: string
}

const imports: readonly Import[] = code.flatMap((from) =>
  [...read(from).matchAll(/(?:from|import|export \* from)\s*\(?\s*['"]([^'"]+)['"]/g)].map((match) => ({ from, specifier: match[1] ?? '' })),
)

/** The room that an import leads to; nothing for packages and Node's own modules. */
function roomOf({ from, specifier }: Import): string | undefined {
  if (specifier.startsWith('#')) return specifier.slice(1).split('/', 1)[0]
  if (specifier.startsWith('.')) return relative(root, join(root, dirname(from), specifier)).split('/', 1)[0]
  return undefined
}

describe('directions', () => {
  it('imports run along the table of directions', () => {
    const wrong = imports.filter((one) => {
      const [room = ''] = one.from.split('/', 1)
      const target = roomOf(one)
      return target !== undefined && target !== room && rooms.includes(target) && !mayImport[room]?.includes(target)
    })
    expect(wrong).toEqual([])
  })

  it('a room is entered only through a door of package.json', () => {
    const aroundTheDoor = imports.filter(
      (one) => one.specifier.startsWith('.') && roomOf(one) !== one.from.split('/', 1)[0] && roomOf(one) !== 'content',
    )
    expect(aroundTheDoor).toEqual([])
    const doors = Object.keys(packageJson.imports)
    expect(imports.filter(({ specifier }) => specifier.startsWith('#') && !doors.includes(specifier))).toEqual([])
  })

  it('no files import each other in a circle', () => {
    const targets = Map.groupBy(
      imports.filter(({ specifier }) => specifier.startsWith('.')),
      ({ from }) => from,
    )
    const next = (file: string) => (targets.get(file) ?? []).map(({ specifier }) => relative(root, join(root, dirname(file), specifier)))
    const done = new Set<string>()
    const circleFrom = (file: string, path: readonly string[]): readonly string[] | undefined => {
      if (path.includes(file)) return [...path.slice(path.indexOf(file)), file]
      if (done.has(file)) return undefined
      const circle = next(file)
        .map((target) => circleFrom(target, [...path, file]))
        .find(Boolean)
      done.add(file)
      return circle
    }
    expect(code.map((file) => circleFrom(file, [])).filter(Boolean)).toEqual([])
  })

  it('only words reads content', () => {
    expect(imports.filter((one) => roomOf(one) === 'content' && !one.from.startsWith('words/'))).toEqual([])
  })

  it('every door is there, and somebody goes through it', () => {
    const everywhere = [
      ...code,
      ...filesBelow('tests', /\.tsx?$/),
      ...filesBelow('tools', /\.ts$/),
      ...filesBelow('bench', /\.ts$/),
      'react-router.config.ts',
      'vite.config.ts',
    ]
    for (const [door, target] of Object.entries(packageJson.imports)) {
      expect(existsSync(join(root, target)), door).toBe(true)
      expect(
        everywhere.some((file) => read(file).includes(`'${door}'`)),
        `${door} is used`,
      ).toBe(true)
    }
  })

  it('the domain stays pure: no Node, no DOM, no clock, no chance', () => {
    for (const file of code.filter((path) => /^(?:zeugnis|talent|cv|contract-check)\//.test(path))) {
      expect(read(file), file).not.toMatch(/from 'node:|\bdocument\.|\bwindow\.|Date\.now|new Date\(\)|Math\.random|fetch\(/)
    }
  })

  it('process.env is read in one place', () => {
    const readers = code.filter((file) => !file.startsWith('backend/testing/') && /process\.env/.test(read(file)))
    expect(readers.sort()).toEqual(['server/backend/main.ts', 'server/build/ensure.ts', 'server/leads/main.ts', 'server/main.ts'])
  })

  it('no test is skipped or left alone', () => {
    for (const file of filesBelow('tests', /\.(spec|test)\.ts$/).concat(rooms.flatMap((room) => filesBelow(room, /\.test\.tsx?$/)))) {
      expect(read(file).replace(/\.skip'/g, ''), file).not.toMatch(/\b(?:it|test|describe)\.(?:skip|only|todo|fixme)\(/)
    }
  })
})

describe('sizes', () => {
  it('a file does one thing: none over 300 lines but tables', () => {
    const long = [...code, ...filesBelow('site', /\.css$/)].filter(
      (file) => !/^(zeugnis|talent)\/lexicon\//.test(file) && read(file).split('\n').length > 300,
    )
    expect(long).toEqual([])
  })
})

describe('languages', () => {
  it('every text has its twin, but for what is German only', () => {
    const texts = filesBelow('content', /^(de|en)\.mdx$/)
    const lonely = texts.filter(
      (file) => !texts.includes(file.endsWith('de.mdx') ? file.replace(/de\.mdx$/, 'en.mdx') : file.replace(/en\.mdx$/, 'de.mdx')),
    )
    expect(lonely).toEqual(['content/pages/wissen/de.mdx'])
  })

  it('both languages have the same messages with the same places to fill', () => {
    const places = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort()
    expect(Object.keys(en)).toEqual(Object.keys(de))
    for (const [key, text] of Object.entries(de)) expect(places(Reflect.get(en, key)), key).toEqual(places(text))
  })

  it('every message is used, or stands for a row of the route table', () => {
    const source = code
      .filter((file) => file.startsWith('site/') || file.startsWith('server/build/'))
      .map(read)
      .join('\n')
    const byTable = /^(nav\.|section\.|header\.group\.|header\.column\.|footer\.(products|about|legal)$|social\.|grade\.\d)/
    const written = new Set([...source.matchAll(/['"`]([a-z][\w.-]*)['"`]/gi)].map((match) => match[1]))
    const composed = [...source.matchAll(/`([\w.-]*\.\$\{[^`]+)`/g)].map(
      (match) => new RegExp(`^${(match[1] ?? '').replaceAll('.', '\\.').replace(/\$\{[^}]*\}/g, '[\\w-]+')}$`),
    )
    const isUsed = (key: string) => written.has(key) || composed.some((pattern) => pattern.test(key))
    expect(Object.keys(de).filter((key) => !byTable.test(key) && !isUsed(key))).toEqual([])
  })

  it('every row with a place in header or footer has its label, and no label is left over', () => {
    const wanted = pages
      .filter((row) => row.header || row.footer)
      .flatMap((row) => {
        const key = `nav.${pageName(row.path)}`
        return row.header === 'products' && row.flag && 'gat'.includes(row.flag) ? [key, `${key}.hint`] : [key]
      })
    expect(
      Object.keys(de)
        .filter((key) => key.startsWith('nav.'))
        .sort(),
    ).toEqual(wanted.sort())
  })

  it('no text is left over: each belongs to a page of the table', () => {
    const folders = new Set(filesBelow('content', /\.mdx$/).map((file) => dirname(file).replace('content/', '')))
    const wanted = listPages(listSlugs).map(({ row, path }) => {
      if (row.collection) return `${row.collection}/${path.split('/').at(-1)}`
      return row.content ?? `pages/${path === '/' ? 'home' : pageName(path).toLowerCase()}`
    })
    const pageFolders = [...folders].filter((folder) => !folder.startsWith('parts/'))
    expect(pageFolders.sort()).toEqual([...new Set(wanted)].sort())
  })

  it('every part of several pages is read by somebody', () => {
    const parts = filesBelow('content/parts', /^de\.mdx$/).map((file) => dirname(file).replace('content/parts/', ''))
    for (const part of parts)
      expect(
        code.some((file) => read(file).includes(`readText('parts', '${part}'`)),
        part,
      ).toBe(true)
  })
})

describe('the root', () => {
  it('holds these files and folders and no others', () => {
    const tracked = readdirSync(root).filter((name) => !['node_modules', 'build', 'data', 'test-results', '.git', '.react-router'].includes(name))
    expect(tracked.sort()).toEqual(
      [
        '.ci',
        '.gitignore',
        '.npmrc',
        'README.md',
        'backend',
        'bench',
        'biome.json',
        'content',
        'contract-check',
        'cv',
        'docs',
        'package-lock.json',
        'package.json',
        'playwright.config.ts',
        'react-router.config.ts',
        'server',
        'services',
        'site',
        'talent',
        'tests',
        'tools',
        'tsconfig.json',
        'vite.config.ts',
        'vitest.config.ts',
        'words',
        'zeugnis',
      ].sort(),
    )
  })

  it('pins exact versions', () => {
    const all = { ...packageJson.dependencies, ...packageJson.devDependencies, ...packageJson.optionalDependencies }
    for (const [name, version] of Object.entries(all)) expect(version, name).toMatch(/^\d+\.\d+\.\d+$/)
  })

  it('keeps every package of the router at one version', () => {
    const versions = Object.entries({ ...packageJson.dependencies, ...packageJson.devDependencies }).filter(([name]) =>
      /^(@react-router\/|react-router$)/.test(name),
    )
    expect(new Set(versions.map(([, version]) => version)).size).toBe(1)
  })
})
