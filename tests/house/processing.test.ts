import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { productCollections } from '#services'
import { CONSENT_COOKIE, CONSENT_COOKIE_DAYS, LOCALE_COOKIE, LOCALE_COOKIE_DAYS } from '#site'
import { company, type noticeNames, processingGroups, processings } from '#words/facts'
import { UNCONFIRMED_DAYS } from '../../services/accounts/days.ts'
import { deletionDay } from '../../services/leads/deletion.ts'
import { DRAFT_KEY, EARLIER_KEY } from '../../site/browser/kept-drafts.ts'
import { RELOADS_KEY } from '../../site/navigation/reload-guard.ts'
import { OWN_TEXT_KEY } from '../../site/pages/analyser/own-text.ts'
import { CODE_KEY } from '../../site/pages/api/remember-code.ts'
import { LETTERHEAD_KEY } from '../../site/pages/generator/letterhead/letterhead.ts'
import { STACK_COLUMNS_KEY } from '../../site/pages/generator/stack/rows/map-columns.ts'
import { WORKPLACE_COOKIE } from '../../site/session/deed-fields.ts'
import { SESSION_KEY } from '../../site/session/stored-session.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const kept = processings.flatMap(({ kept: one, storage }) => (one ? [{ ...one, storage }] : []))

it('the record of processings names what the code keeps in a browser, and for how long', () => {
  expect(kept.map(({ name }) => name)).toEqual([
    LOCALE_COOKIE,
    CONSENT_COOKIE,
    'react-router-scroll-positions',
    RELOADS_KEY,
    OWN_TEXT_KEY,
    LETTERHEAD_KEY,
    DRAFT_KEY,
    EARLIER_KEY,
    STACK_COLUMNS_KEY,
    CODE_KEY,
    SESSION_KEY,
    WORKPLACE_COOKIE,
  ])
  const days = { [LOCALE_COOKIE]: LOCALE_COOKIE_DAYS, [CONSENT_COOKIE]: CONSENT_COOKIE_DAYS }
  // That of a session ends with the browser's, and has no days.
  const storages = kept.filter(({ in: store, name }) => store === 'cookie' && name !== WORKPLACE_COOKIE).map(({ name, storage }) => [name, storage])
  expect(Object.fromEntries(storages)).toEqual(
    Object.fromEntries(Object.entries(days).map(([name, count]) => [name, { de: `${count}\u00a0Tage`, en: `${count}\u00a0days` }])),
  )
})

it('nothing is kept in a browser elsewhere (whoever adds something adds it to content/facts/processing.json)', () => {
  const files = readdirSync(join(root, 'site'), { recursive: true, encoding: 'utf8' }).filter((file) => /(?<!\.test)\.tsx?$/.test(file))
  const keepers = files.filter((file) => /document\.cookie =|\.setItem\(|indexedDB|caches\.open/.test(read(`site/${file}`)))
  expect(keepers.sort()).toEqual([
    'arrival/intent-script.ts',
    'navigation/reload-guard.ts',
    'pages/analyser/own-text.ts',
    'pages/api/remember-code.ts',
    'pages/generator/letterhead/letterhead.ts',
    'pages/generator/stack/rows/map-columns.ts',
    'pages/generator/stored-draft.ts',
  ])
})

it('docs/data.md names everything that is kept in a browser', () => {
  const page = read('docs/data.md')
  for (const { name } of kept) expect(page).toContain(`\`${name}\``)
})

it('each processing has an id of its own, and each that runs here a day since when', () => {
  expect(new Set(processings.map(({ id }) => id)).size).toBe(processings.length)
  for (const { id, place, since } of processings) expect(since === null, id).toBe(place === 'product')
})

it('each processing stands in a group, one that does not run here in that of the product, and the website has the six others', () => {
  for (const { id, group, place } of processings) expect(group === 'product', id).toBe(place === 'product')
  const groupsOf = (notice: (typeof noticeNames)[number]) =>
    new Set(processings.filter(({ notices }) => notices.includes(notice)).map(({ group }) => group))
  expect([...groupsOf('website')].sort()).toEqual(processingGroups.filter((group) => group !== 'product').sort())
})

it('each processing says how long, with the days of the company record filled in', () => {
  for (const { id, storage } of processings) for (const text of Object.values(storage)) expect(text, id).not.toMatch(/[{}]/)
  const storageOf = (wanted: string) => processings.find(({ id }) => id === wanted)?.storage.de
  const { serverLogDays, databaseLogDays, backupDays } = company.retention
  expect(storageOf('server-log')).toBe(`${serverLogDays}\u00a0Tage`)
  expect(storageOf('database-log')).toContain(`${databaseLogDays}\u00a0Tage`)
  expect(storageOf('backups')).toContain(`${backupDays}\u00a0Tage`)
})

it('docs/data.md names every collection that the server fills', () => {
  const page = read('docs/data.md')
  for (const { name } of productCollections) expect(page).toContain(`collection \`${name}\``)
})

it('what visitors send is deleted when the notices say', () => {
  const months = processings.filter(({ id }) => id === 'enquiries' || id === 'job-applications').map(({ storage }) => storage.de.split(' nach')[0])
  expect(months).toEqual(['sechs Monate', 'sechs Monate'])
  const access = processings.find(({ id }) => id === 'test-access')
  expect([access?.storage.de, UNCONFIRMED_DAYS]).toEqual([expect.stringContaining('sieben Tage'), 7])
  expect(deletionDay(new Date('2026-11-21T10:00:00Z'))).toBe('2027-05-21')
})
