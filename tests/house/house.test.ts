import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { listPages, pageName, pages } from '#site'
import { listSlugs } from '#words/from-disk'
import de from '../../content/messages/de.json' with { type: 'json' }
import en from '../../content/messages/en.json' with { type: 'json' }
import packageJson from '../../package.json' with { type: 'json' }
import { mayImport } from './directions.ts'
import { codeOf, filesBelow, root } from './source/files.ts'

/** A room is entered by its front door; another one only keeps what is loaded later, or what a browser must not load, apart. */
const MOST_DOORS = 39

const rooms = Object.keys(mayImport)
const code = rooms.flatMap(codeOf)
const read = (file: string) => readFileSync(join(root, file), 'utf8')

describe('doors and rooms', () => {
  it('there are few doors, in order', () => {
    const doors = Object.keys(packageJson.imports)
    expect(doors.length).toBeLessThanOrEqual(MOST_DOORS)
    expect(doors).toEqual(doors.toSorted())
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
    for (const file of code.filter((path) => /^(?:language|zeugnis|talent|cv|contract-check)\//.test(path))) {
      expect(read(file), file).not.toMatch(/from 'node:|\bdocument\.|\bwindow\.|Date\.now|new Date\(\)|Math\.random|fetch\(/)
    }
  })

  it('process.env is read in one place', () => {
    const readers = code.filter((file) => !file.startsWith('backend/testing/') && /process\.env/.test(read(file)))
    expect(readers.sort()).toEqual([
      'server/backend/main.ts',
      'server/build/ensure.ts',
      'server/keys/main.ts',
      'server/leads/main.ts',
      'server/main.ts',
    ])
  })

  it('no test is skipped or left alone', () => {
    for (const file of filesBelow('tests', /\.(spec|test)\.ts$/).concat(rooms.flatMap((room) => filesBelow(room, /\.test\.tsx?$/)))) {
      expect(read(file).replace(/\.skip'/g, ''), file).not.toMatch(/\b(?:it|test|describe)\.(?:skip|only|todo|fixme)\(/)
    }
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
        return row.header === 'products' && row.footer === 'products' ? [key, `${key}.hint`] : [key]
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
        'deploy',
        'desk',
        'docs',
        'engines',
        'json-scan',
        'language',
        'limits',
        'package-lock.json',
        'package.json',
        'playwright.config.ts',
        'processes',
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
