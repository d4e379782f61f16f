import { expect, type Locator, test } from '@playwright/test'
import { pages } from '#site'

const drawn = pages.filter(({ family }) => family === 'integration' || family === 'sections').map(({ path }) => path)

for (const path of drawn) {
  test(`${path} needs no sideways scroll at 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await page.goto(path)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })
}

const middle = async (place: Locator) => {
  const box = await place.boundingBox()
  return box ? box.x + box.width / 2 : Number.NaN
}

test('in a wide window every arrow leads from the middle of one place to the middle of the next', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/zeugnisgenerator/integrations/hibob')
  const places = page.getByRole('list', { name: 'Wer beteiligt ist' }).getByRole('listitem')
  const middles = new Map<string, number>()
  for (const place of await places.all()) middles.set((await place.locator('b').textContent()) ?? '', await middle(place))
  const steps = page.getByRole('list', { name: 'Was in welcher Reihenfolge fließt' }).getByRole('listitem')
  expect(await steps.count()).toBeGreaterThan(5)
  for (const step of await steps.all()) {
    const ends = (await step.locator('b').allTextContents()).map((name) => middles.get(name) ?? Number.NaN)
    const arrow = await step.locator('.flow-a').boundingBox()
    expect(Math.abs((arrow?.x ?? 0) - Math.min(...ends))).toBeLessThan(4)
    expect(Math.abs((arrow?.x ?? 0) + (arrow?.width ?? 0) - Math.max(...ends))).toBeLessThan(4)
  }
})

test('on a phone the steps are rows in one column, each headed by who sends to whom; the grid stays a grid, and the rows of the matrix behind the fold are blocks', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/zeugnisgenerator/integrations/kenjo')
  const step = page.getByRole('listitem').filter({ hasText: 'von Hand hochgeladen' })
  expect(await step.textContent()).toContain('Personalabteilung mit Ziel Kenjo: ')
  const rows = await page.getByRole('list', { name: 'Was in welcher Reihenfolge fließt' }).getByRole('listitem').all()
  const boxes = await Promise.all(rows.map((row) => row.boundingBox()))
  expect(new Set(boxes.map((box) => box?.x)).size).toBe(1)
  const [heading, what] = [await step.locator('.flow-w').boundingBox(), await step.locator('.flow-l').boundingBox()]
  expect((heading?.y ?? 0) + (heading?.height ?? 0)).toBeLessThanOrEqual((what?.y ?? 0) + 1)
  expect(what?.x).toBe(heading?.x)
  await page.goto('/zeugnisgenerator/integrations/ueberblick')
  const marks = page.getByRole('table', { name: 'was sich lesen, ablegen und melden lässt' }).getByRole('row', { name: 'HiBob' }).getByRole('cell')
  const levels = await Promise.all((await marks.all()).map(async (mark) => (await mark.boundingBox())?.y ?? Number.NaN))
  expect(new Set(levels).size).toBe(1)
  await page.getByText('Sechs Systeme mit Weg, Tag und Quelle').click()
  const row = page.getByRole('table', { name: 'mit Stand und Quelle' }).getByRole('row', { name: 'HiBob' })
  const cells = await row.getByRole('cell').all()
  const tops = await Promise.all(cells.map(async (cell) => (await cell.boundingBox())?.y ?? 0))
  expect(cells).toHaveLength(4)
  expect(tops).toEqual([...new Set(tops)].sort((a, b) => a - b))
})
