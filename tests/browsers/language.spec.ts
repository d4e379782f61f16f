import { expect } from '@playwright/test'
import { test } from './in-browser.ts'

for (const moment of ['before', 'after'] as const) {
  test(`the other language is the same page ${moment} React, and is remembered`, async ({ visitor }) => {
    await visitor.open('/blog-article/arbeitszeugnis?from=mail#inhalt')
    if (moment === 'after') await visitor.wakes()
    await visitor.click('header a[data-locale=en]')
    await visitor.isAt('/en/blog-article/arbeitszeugnis?from=mail#inhalt')
    await expect.poll(() => visitor.run(() => document.documentElement.lang)).toBe('en')
    await visitor.open('/')
    await visitor.isAt('/en')
  })
}
