import { createElement, type ReactElement, type ReactNode } from 'react'
import { expect, it } from 'vitest'
import { Decided, Holding } from '../law/decided.tsx'
import { renderText } from '../render.server.tsx'
import { Offer, Offers, Stated } from './offers.tsx'

const html = (element: ReactElement) => renderText(() => element, 'de').html
const offer = (name: string, ...stated: ReactNode[]) => createElement(Offer, { key: name, name, is: 'Modul' }, stated)

it('a row marks what is stated, what was not found, and what does not exist, also for who does not see the marks', () => {
  const row = offer(
    'X',
    createElement(Stated, { key: 1, of: 'Text' }, 'aus Noten'),
    createElement(Stated, { key: 2, of: 'Signa\u00adtur' }),
    createElement(Stated, { key: 3, of: 'Ablauf', found: 'none' }, 'keiner'),
  )
  const text = html(createElement(Offers, null, row))
  expect([...text.matchAll(/class="vh">([^<]+)</g)].map(([, words]) => words)).toEqual([
    'Text: öffentlich angegeben',
    'Signatur: keine öffentliche Angabe gefunden',
    'Ablauf: gibt es nicht',
  ])
  expect(text).toContain('<dt>Signatur</dt><dd>keine öffentliche Angabe gefunden</dd>')
})

it('rows with different columns stop the build', () => {
  const rows = [offer('X', createElement(Stated, { key: 1, of: 'Text' })), offer('Y', createElement(Stated, { key: 1, of: 'Ablauf' }))]
  expect(() => html(createElement(Offers, null, rows))).toThrow('different columns')
})

it('rulings stand by their day, however they were written', () => {
  const held = (ruling: string) => createElement(Holding, { key: ruling, ruling }, ruling)
  const text = html(createElement(Decided, null, [held('bag-9-azr-146-21'), held('arbg-kiel-5-ca-80-b-13')]))
  expect([...text.matchAll(/class="marks">(\d+)</g)].map(([, year]) => year)).toEqual(['2013', '2022'])
  expect(text).toContain('5\u00a0Ca\u00a080\u00a0b/13')
})
