import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { LOCALE_COOKIE, LOCALE_COOKIE_DAYS } from '#site/constants'
import { processings } from '#words/processing'
import { CODE_KEY } from '../../site/pages/api/remember-code.ts'
import { DRAFT_KEY } from '../../site/pages/generator/stored-draft.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const kept = processings.flatMap(({ kept: one, storage }) => (one ? [{ ...one, storage }] : []))

it('the record of processings names what the code keeps in a browser, and for how long', () => {
  expect(kept.map(({ name }) => name)).toEqual([LOCALE_COOKIE, 'react-router-scroll-positions', DRAFT_KEY, CODE_KEY])
  const cookie = kept.find(({ name }) => name === LOCALE_COOKIE)
  expect(cookie?.storage).toEqual({ de: `${LOCALE_COOKIE_DAYS}\u00a0Tage`, en: `${LOCALE_COOKIE_DAYS}\u00a0days` })
})

it('nothing is kept in a browser elsewhere (whoever adds something adds it to content/facts/processing.json)', () => {
  const files = readdirSync(join(root, 'site'), { recursive: true, encoding: 'utf8' }).filter((file) => /(?<!\.test)\.tsx?$/.test(file))
  const keepers = files.filter((file) => /document\.cookie =|Storage\.setItem|indexedDB|caches\.open/.test(read(`site/${file}`)))
  expect(keepers.sort()).toEqual(['pages/api/remember-code.ts', 'pages/generator/stored-draft.ts', 'runtime/intent-script.ts'])
})

it('docs/data.md names everything that is kept in a browser', () => {
  const page = read('docs/data.md')
  for (const { name } of kept) expect(page).toContain(`\`${name}\``)
})

it('each processing has an id of its own, and each that runs here a day since when', () => {
  expect(new Set(processings.map(({ id }) => id)).size).toBe(processings.length)
  for (const { id, place, since } of processings) expect(since === null, id).toBe(place === 'product')
})
