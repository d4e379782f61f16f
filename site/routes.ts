import type { RouteConfigEntry } from '@react-router/dev/routes'
import type { Locale } from '#words/interface'
import { documents } from './route-table/documents.ts'
import { inLocale, localesOf, pageName, pages } from './route-table/pages.ts'
import type { Family } from './route-table/row.ts'

/** Route modules of families that have no folder of their own below pages/. */
const elsewhere: Readonly<Partial<Record<Family, string>>> = {
  home: 'pages/plain/home.tsx',
  stack: 'pages/generator/stack/route.tsx',
  text: 'pages/plain/text.tsx',
  sections: 'pages/plain/sections.tsx',
  scenarios: 'pages/plain/scenarios.tsx',
  company: 'pages/plain/company.tsx',
  templates: 'pages/template/overview/route.tsx',
  trial: 'account/trial/route.tsx',
  forgotten: 'account/forgotten/route.tsx',
  'account-link': 'account/link/route.tsx',
  'sign-in': 'account/sign-in/route.tsx',
  account: 'account/overview/route.tsx',
  cases: 'workplace/overview/route.tsx',
  'new-case': 'workplace/begin/route.tsx',
  case: 'workplace/case/route.tsx',
  workplace: 'workplace/team/route.tsx',
  invite: 'workplace/invite/route.tsx',
  'guest-case': 'workplace/guest/route.tsx',
}

function moduleOf(family: Family): string {
  return elsewhere[family] ?? `pages/${family}/route.tsx`
}

function routeEntry(path: string, file: string, locale: Locale): RouteConfigEntry {
  const full = inLocale(path, locale)
  const id = `${pageName(path)}___${locale}`
  return full === '/' ? { id, index: true, file } : { id, path: full.slice(1), file }
}

/** Every component in every state, for who works on them: not part of a built site. */
const workshop: readonly RouteConfigEntry[] = import.meta.env?.DEV ? [{ id: 'design', path: '_design', file: 'pages/design/route.tsx' }] : []

const routes: RouteConfigEntry[] = [
  ...workshop,
  ...pages.flatMap((row) => localesOf(row).map((locale) => routeEntry(row.path, moduleOf(row.family), locale))),
  ...documents.flatMap(({ path, file, locales = ['de', 'en'] }) => locales.map((locale) => routeEntry(path, file, locale))),
  { id: 'not-found', path: '*', file: 'pages/not-found/route.tsx' },
]

export default routes
