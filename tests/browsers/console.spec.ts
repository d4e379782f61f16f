import { expect } from '@playwright/test'
import { allPages } from '../support/pages.ts'
import { siteUrl } from '../support/site-url.ts'
import type { HeardView } from './drivers/driver.ts'
import { test } from './in-browser.ts'
import { hasReact } from './visitor.ts'

/** Loads a page, brings React, and waits until it has nothing left to do but to fetch ahead. */
async function read(view: HeardView, path: string): Promise<void> {
  await view.load(siteUrl + path)
  await view.run(() => dispatchEvent(new Event('scroll')))
  await expect.poll(() => view.run(hasReact), { intervals: [20] }).toBe(true)
  await view.run(pointAtAll)
  let [before, count] = [-1, -1]
  async function isAtRest(): Promise<boolean> {
    before = count
    count = await view.run(() => performance.getEntriesByType('resource').length)
    return count === before
  }
  await expect.poll(isAtRest, { intervals: [300] }).toBe(true)
}

/** Runs in the page: asks for everything that is fetched ahead there. */
function pointAtAll(): void {
  for (const link of [...document.querySelectorAll('a[href]')].slice(0, 5)) link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
}

const AT_ONCE = 30

for (const locale of ['de', 'en'] as const) {
  const paths = allPages.filter((page) => page.locale === locale).map(({ path }) => path)
  for (let start = 0; start < paths.length; start += AT_ONCE) {
    const some = paths.slice(start, start + AT_ONCE)
    test(`nothing is said on the console by any page in ${locale} from ${some[0]} to ${some.at(-1)}`, async ({ listener }) => {
      test.setTimeout(600_000)
      const said: string[] = []
      for (const path of some) {
        const before = listener.messages.length
        await read(listener, path)
        said.push(...listener.messages.slice(before).map((message) => `${path} ${message}`))
      }
      expect(said).toEqual([])
    })
  }
}
