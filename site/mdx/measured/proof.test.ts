import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { locales } from '#words/interface'
import { harder } from './proof.tsx'

const read = (path: string) => readFileSync(new URL(`../../../content/${path}`, import.meta.url), 'utf8')

it('the harder traps are counted as the page on the method counts them', () => {
  for (const { code } of locales) expect(read(`pages/methode/${code}.mdx`)).toContain(`<Share part="${harder[0]}" of="${harder[1]}">`)
})

it('German and English readers get the same figures, the unfavourable ones too', () => {
  const placesOf = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).sort()
  const [de, en] = ['de', 'en'].map((code): Record<string, string> => JSON.parse(read(`messages/${code}.json`)))
  for (const key of ['proof.read', 'proof.traps', 'proof.open', 'proof.short.read', 'proof.short.written', 'proof.short.omissions'] as const)
    expect(placesOf(de?.[key] ?? ''), key).toEqual(placesOf(en?.[key] ?? ''))
  expect(placesOf(de?.['proof.short.read'] ?? '')).toEqual(expect.arrayContaining(['{harder}', '{traps}']))
  expect(placesOf(de?.['proof.short.omissions'] ?? '')).toEqual(['{date}', '{found}', '{right}'])
})
