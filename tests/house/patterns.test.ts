import { expect, it } from 'vitest'
import { findEvery } from './patterns/every.ts'
import { exceptions } from './patterns/exceptions.ts'
import { nameOf } from './patterns/pattern.ts'
import known from './patterns/verdicts.json' with { type: 'json' }

const { patterns, unseen } = findEvery()
const verdicts: Readonly<Record<string, string>> = known
const shown = ({ at, source }: { readonly at: string; readonly source: string }) => `${at} /${source.slice(0, 80)}/`

it('every regular expression has been judged, and none is in the table that is nowhere else: else run `npm run patterns`', () => {
  expect(patterns.filter((pattern) => !verdicts[nameOf(pattern)]).map(shown)).toEqual([])
  const names = new Set(patterns.map(nameOf))
  expect(Object.keys(verdicts).filter((name) => !names.has(name))).toEqual([])
})

it('what is put together from parts is put together while its file loads, where it can be judged', () => {
  const perCall = unseen.filter((place) => !neverVisitors.some((file) => place.startsWith(`${file}:`)))
  expect(perCall).toEqual([])
})

/** Builds its pattern of a name without marks, for a superuser's index. */
const neverVisitors = ['backend/core/auth/find-auth-record.ts']

it('no pattern is slow on any text, but for those that never meet such a text', () => {
  const excepted = exceptions.map(({ pattern, file }) => `${pattern} ${file}`)
  const doubted = patterns.filter((pattern) => !['safe', 'bounded'].includes(verdicts[nameOf(pattern)] ?? ''))
  const places = doubted.map((pattern) => `${nameOf(pattern)} ${pattern.at.split(':', 1)[0]}`)
  expect(doubted.filter((_, index) => !excepted.includes(places[index] ?? '')).map((one) => `${nameOf(one)} ${shown(one)}`)).toEqual([])
  expect(
    excepted.filter((one) => !places.includes(one)),
    'exceptions that are no longer needed',
  ).toEqual([])
})
