import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { calls, caseKinds, caseOccasions, caseReasons, caseRoles, caseStates, keptKinds, needNames } from '#processes'
import de from '../content/workplace/de.json' with { type: 'json' }
import en from '../content/workplace/en.json' with { type: 'json' }
import { isWorkplaceKey, sayIn } from './workplace.ts'

const root = join(import.meta.dirname, '..')

it('both languages have the same texts with the same places to fill', () => {
  const places = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort()
  expect(Object.keys(en)).toEqual(Object.keys(de))
  for (const [key, text] of Object.entries(de)) expect(places(String(Reflect.get(en, key))), key).toEqual(places(text))
})

it('places are filled', () => expect(sayIn('en')('signedIn.as', { name: 'Ida' })).toBe('Signed in as Ida'))

it('what the process names has its words', () => {
  const named = [
    ...caseStates.flatMap((state) => [`state.${state}`, `where.${state}`, `next.${state}`, `employee.${state}`]),
    ...calls.map((call) => `did.${call}`),
    ...caseRoles.map((role) => `role.${role}`),
    ...needNames.map((need) => `need.${need}`),
    ...[...caseKinds.map((kind) => `kind.${kind}`), ...caseReasons.map((one) => `reason.${one}`), ...caseOccasions.map((one) => `occasion.${one}`)],
    ...keptKinds.map((kind) => `kept.${kind}`),
  ]
  expect(named.filter((name) => !isWorkplaceKey(name))).toEqual([])
})

it('no text is left over', () => {
  const files = ['site/workplace', 'services/cases'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(root, folder, file)),
  )
  const source = files
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  const written = new Set([...source.matchAll(/['"`]([a-z][\w.-]*)['"`]/gi)].map(([, text]) => text))
  const composed = [...source.matchAll(/`([\w.-]*\.\$\{[^`]+)`/g)].map(
    ([, text = '']) => new RegExp(`^${text.replaceAll('.', '\\.').replace(/\$\{[^}]*\}/g, '[\\w.-]+')}$`),
  )
  expect(Object.keys(de).filter((key) => !written.has(key) && !composed.some((pattern) => pattern.test(key)))).toEqual([])
})
