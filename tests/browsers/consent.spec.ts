import { expect } from '@playwright/test'
import { type MeasuredSite, startMeasuredSite } from '../support/measured.ts'
import { test } from './in-browser.ts'
import { visitorOf } from './visitor.ts'

let site: MeasuredSite
test.beforeAll(async () => {
  test.setTimeout(240_000)
  site = await startMeasuredSite('analytics')
})
test.afterAll(() => site.stop())

const bar = '#ihre-einwilligung'

test('who refuses is not measured, is not asked again, and may change it', async ({ visitor: tab }) => {
  const visitor = visitorOf(tab, site.url)
  site.ingest.forget()
  await visitor.open('/about/team')
  await visitor.shows(bar)
  await visitor.click(`${bar} button`, 'Ablehnen')
  await visitor.shows(bar, false)
  await visitor.click('footer a', 'Presse')
  await visitor.isAt('/about/press')
  await visitor.open('/')
  await visitor.shows(bar, false)
  expect(site.ingest.asked).toEqual([])
  await visitor.click('footer [data-consent]')
  await visitor.shows(bar)
})

test('who agrees is measured from then on', async ({ visitor: tab }) => {
  const visitor = visitorOf(tab, site.url)
  site.ingest.begin()
  await visitor.open('/en/about/team')
  await visitor.wakes()
  // The library sends nothing for a browser that says it is driven by a program.
  await visitor.run(() => void Object.defineProperty(navigator, 'webdriver', { get: () => false }))
  await visitor.click(`${bar} button`, 'Agree')
  await visitor.shows(bar, false)
  const seen = () => site.ingest.events.filter(({ event }) => event === '$pageview').map(({ properties }) => properties.$current_url)
  await expect.poll(seen, { timeout: 20_000 }).toEqual([`${site.url}/en/about/team`])
})
