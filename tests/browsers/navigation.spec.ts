import { expect } from '@playwright/test'
import { LINKS_IN_VIEW_AFTER_MS, MAX_PRELOADS } from '../../site/constants.ts'
import { siteUrl } from '../support/site-url.ts'
import { startCounter } from './counter.ts'
import type { HeardView } from './drivers/driver.ts'
import { test } from './in-browser.ts'
import { hasReact } from './visitor.ts'

const untilReact = (view: HeardView) => expect.poll(() => view.run(hasReact)).toBe(true)
const isMarked = () => document.documentElement.hasAttribute('data-marked')

test('a link leads on without a load, with the focus on the heading, and so do the steps back and forward', async ({ visitor }) => {
  await visitor.open('/about/team')
  await visitor.wakes()
  await visitor.run(() => document.documentElement.setAttribute('data-marked', ''))
  await visitor.click('footer a', 'Presse')
  await visitor.isAt('/about/press')
  await visitor.hasFocus('h1')
  await visitor.back()
  await visitor.isAt('/about/team')
  await visitor.sees('Sechs Aufgaben', 'h1')
  await visitor.forward()
  await visitor.isAt('/about/press')
  await visitor.hasFocus('h1')
  expect(await visitor.run(isMarked)).toBe(true)
})

test('pages whose links are in view are fetched ahead, a few at once, and the click asks the server for nothing', async ({ listener }) => {
  const counter = await startCounter(siteUrl)
  try {
    await listener.load(`${counter.url}/wissen`)
    await listener.run(() => dispatchEvent(new Event('scroll')))
    await untilReact(listener)
    await expect.poll(() => counter.payloads().length, { timeout: LINKS_IN_VIEW_AFTER_MS + 15_000 }).toBeGreaterThan(0)
    await listener.run(() => scrollTo(0, 3000))
    await expect.poll(() => counter.payloads().length).toBeGreaterThan(MAX_PRELOADS)
    expect(counter.mostAtOnce()).toBeLessThanOrEqual(MAX_PRELOADS)
    const path = counter.payloads().find((one) => one.startsWith('/wissen/')) ?? ''
    await listener.run((address: string) => document.querySelector<HTMLElement>(`main a[href="${address}"]`)?.click(), path)
    await expect.poll(() => listener.run(() => location.pathname)).toBe(path)
    await expect.poll(() => listener.run(() => document.activeElement?.tagName)).toBe('H1')
    expect(counter.payloads().filter((one) => one === path)).toEqual([path])
    expect(listener.messages).toEqual([])
  } finally {
    await counter.close()
  }
})

test('nothing is fetched ahead before React has come', async ({ listener }) => {
  const counter = await startCounter(siteUrl)
  try {
    await listener.load(`${counter.url}/wissen`)
    expect(await listener.run(hasReact)).toBe(false)
    expect(counter.payloads()).toEqual([])
  } finally {
    await counter.close()
  }
})
