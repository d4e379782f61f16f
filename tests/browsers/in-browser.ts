import { test as base } from '@playwright/test'
import type { Browser, HeardView } from './drivers/driver.ts'
import { engines } from './drivers/installed.ts'
import { type Visitor, visitorOf } from './visitor.ts'

interface Given {
  /** A new person on the site. */
  readonly visitor: Visitor
  /** A page whose console is heard. */
  readonly listener: HeardView
}

/** A test in the browser that its project names, which is ended after the last one. */
export const test = base.extend<Given, { readonly engine: Browser }>({
  engine: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads from it what is asked for
    async ({}, use, { project }) => {
      const start = await engines.find(({ name }) => name === project.name)?.find()
      if (!start) throw new Error(`${project.name} is not installed`)
      const browser = await start()
      await use(browser)
      await browser.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  async visitor({ engine }, use) {
    const tab = await engine.newVisitor()
    await use(visitorOf(tab))
    await tab.close()
  },
  async listener({ engine }, use) {
    const view = await engine.newListener()
    await use(view)
    await view.close()
  },
})
