import { expect } from '@playwright/test'
import { test } from './in-browser.ts'
import type { Visitor } from './visitor.ts'

const openMenus = (visitor: Visitor) =>
  expect.poll(() => visitor.run(() => [...document.querySelectorAll('header details[open] > summary')].map((menu) => menu.textContent?.trim())))

for (const [address, products, knowledge] of [
  ['/', 'Produkte', 'Wissen'],
  ['/en', 'Products', 'Knowledge'],
] as const) {
  test(`${address}: one menu is open at a time, Escape and a press outside close it`, async ({ visitor }) => {
    await visitor.open(address)
    await visitor.wakes()
    await visitor.click('header summary', products)
    await openMenus(visitor).toEqual([products])
    await visitor.click('header summary', knowledge)
    await openMenus(visitor).toEqual([knowledge])
    await visitor.key('Escape')
    await openMenus(visitor).toEqual([])
    await visitor.hasFocus('header summary')
    await visitor.key('Enter')
    await openMenus(visitor).toEqual([knowledge])
    await visitor.key('Tab')
    await visitor.hasFocus('header details[open] a')
    await visitor.click('h1')
    await openMenus(visitor).toEqual([])
  })
}

test('on a phone the menu opens over the page and leads on', async ({ visitor }) => {
  await visitor.resize(390, 844)
  await visitor.open('/about/team')
  await visitor.shows('#nav', false)
  await visitor.click('header button', 'Menü')
  await visitor.shows('#nav')
  await visitor.click('#nav summary', 'Wissen')
  await visitor.click('#nav a', 'Blog')
  await visitor.isAt('/knowledge/blog')
  await visitor.shows('#nav', false)
})
