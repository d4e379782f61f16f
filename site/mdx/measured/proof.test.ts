import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { newTraps, trapGroups } from '#words/facts'
import { locales } from '#words/interface'

const read = (path: string) => readFileSync(new URL(`../../../content/${path}`, import.meta.url), 'utf8')

it('new traps are counted as the page on the method counts them, those of the last two groups together', () => {
  for (const { code } of locales) {
    const groups = [...read(`pages/methode/${code}.mdx`).matchAll(/<Share part="(\d+)" of="(\d+)">/g)].map(([, part, whole]) => [
      Number(part),
      Number(whole),
    ])
    expect(groups, code).toEqual(trapGroups)
  }
  expect(newTraps).toEqual({ praised: 24, traps: 200 })
  expect(read('pages/methode/de.mdx').replaceAll('\u00a0', ' ')).toContain('24 von 200')
})

it('German and English readers get the same figures, the unfavourable ones too', () => {
  const placesOf = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).sort()
  const [de, en] = ['de', 'en'].map((code): Record<string, string> => JSON.parse(read(`messages/${code}.json`)))
  for (const key of ['proof.read', 'proof.traps', 'proof.open', 'proof.short.read', 'proof.short.written', 'proof.short.omissions'] as const)
    expect(placesOf(de?.[key] ?? ''), key).toEqual(placesOf(en?.[key] ?? ''))
  expect(placesOf(de?.['proof.short.read'] ?? '')).toEqual(expect.arrayContaining(['{harder}', '{traps}']))
  expect(placesOf(de?.['proof.short.omissions'] ?? '')).toEqual(['{date}', '{found}', '{right}'])
})
