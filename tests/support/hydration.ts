import type { Page } from '@playwright/test'
import { HYDRATED_EVENT } from '#site'

/** Before a page is opened: what this gives waits until React has taken over what the page showed. */
export async function watchHydration(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript((event) => addEventListener(event, () => Reflect.set(window, 'isHydrated', true)), HYDRATED_EVENT)
  return async () => void (await page.waitForFunction(() => Reflect.get(window, 'isHydrated') === true))
}

/** Waits until all scripts are there that came with React. Not beside a clock that is not the browser's, which hides what has been loaded. */
export async function untilScriptsAreThere(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const preloads = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')]
    return preloads.length > 0 && preloads.every(({ href }) => performance.getEntriesByName(href).length > 0)
  })
}
