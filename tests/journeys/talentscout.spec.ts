import { expect, type Page, test } from '@playwright/test'

const address = '/products/talentscout'
const fieldOf = (page: Page) => page.getByRole('textbox', { name: 'Stelle in einem Satz' })
const heading = (page: Page) => page.locator('#ts-matches')
const matchOf = (page: Page, number: number) => page.locator('.match', { hasText: `Bewerbung ${number}` })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the sample search stands there with its evidence, and applications open', async ({ page }) => {
    await page.goto(address)
    await expect(heading(page)).toHaveText('7 Bewerbungen mit Beleg')
    await expect(matchOf(page, 1884).locator('.ev')).toContainText('Monats- und Jahresabschlüsse nach HGB')
    await matchOf(page, 2260).locator('summary').click()
    await expect(matchOf(page, 2260).locator('.ev')).toContainText('Das möchte die Person machen. Ein Beleg ist es nicht.')
  })

  test('the server answers a sentence of one’s own, in the page’s language, and no robot keeps it', async ({ page }) => {
    await page.goto(address)
    await fieldOf(page).fill('Staplerschein, Raum Hamburg, unter 35')
    await page.getByRole('button', { name: 'Belege suchen' }).click()
    await expect(page).toHaveURL(/\/products\/talentscout\/suche\?q=/)
    await expect(fieldOf(page)).toHaveValue('Staplerschein, Raum Hamburg, unter 35')
    await expect(page.locator('.ts-refused')).toContainText('„unter 35“ zielt auf das Alter (§ 1 AGG)')
    await expect(matchOf(page, 1890)).toBeVisible()
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await page.goto(`/en${address}`)
    await page.getByRole('button', { name: 'Nursing' }).click()
    await expect(page).toHaveURL(/\/en\/products\/talentscout\/suche\?q=Nurse/)
    await expect(page.locator('.match')).not.toHaveCount(0)
  })
})

test('a sentence is searched as it is typed, by keyboard only, and nothing of it is sent', async ({ page }) => {
  await page.goto(address)
  const sent: string[] = []
  page.on('request', (request) => sent.push(decodeURIComponent(request.url() + (request.postData() ?? ''))))
  await fieldOf(page).focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Grafikdesign, InDesign')
  await expect(heading(page)).toHaveText('1 Bewerbung mit Beleg')
  await expect(matchOf(page, 2142)).toContainText('2 von 2 belegt')
  await page.getByRole('button', { name: 'Grafikdesign: Muss, zum Wunsch machen' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Grafikdesign: Wunsch, zum Muss machen' })).toBeFocused()
  await page.getByRole('button', { name: 'InDesign streichen' }).focus()
  await page.keyboard.press('Space')
  await expect(page.locator('.ts-empty')).toContainText('Alle Anforderungen sind Wünsche.')
  await page.keyboard.press('Space')
  await expect(matchOf(page, 2142)).toBeVisible()
  await matchOf(page, 2142).locator('summary').focus()
  await expect(matchOf(page, 2142).locator('mark').first()).toBeAttached()
  expect(sent.filter((url) => /Grafik|InDesign/.test(url))).toEqual([])
})

test('a word that aims at a protected trait is refused at the field, and the rest is searched', async ({ page }) => {
  await page.goto(address)
  await fieldOf(page).fill('junge Pflegefachkraft, Muttersprachler, Raum Lübeck')
  await expect(page.locator('.ts-refused')).toContainText('„junge“ zielt auf das Alter (§ 1 AGG)')
  await expect(page.locator('.ts-refused')).toContainText('„Muttersprachler“ kann auf die ethnische Herkunft zielen (§ 1 AGG)')
  await expect(fieldOf(page)).toHaveAttribute('aria-invalid', 'true')
  await expect(page.locator('.req li')).toHaveText([/Pflegefachkraft/, /Raum Lübeck/])
  await fieldOf(page).fill('Pflegefachkraft')
  await expect(page.locator('.ts-refused')).toBeEmpty()
})

test('a consent that is withdrawn counts no more at once', async ({ page }) => {
  await page.goto(address)
  const sharing = matchOf(page, 1884).locator('.match-s')
  await expect(sharing).toContainText('Freigegeben bis 30.')
  await sharing.getByRole('button', { name: 'Widerruf ausprobieren' }).click()
  await expect(sharing).toContainText('Freigabe widerrufen. Von jetzt an wird nichts weitergegeben.')
  await sharing.getByRole('button', { name: 'Zurücknehmen' }).click()
  await expect(sharing).toContainText('Freigegeben bis 30.')
})

for (const [name, text, said] of [
  ['an empty field', '', 'Beschreiben Sie oben eine Stelle'],
  ['what nobody wrote', 'Raketenwissenschaft', 'Das heißt nicht, dass niemand es kann'],
  ['markup', '<img src=x onerror=alert(1)><b>fett</b>', 'Das heißt nicht, dass niemand es kann'],
  ['one word of 200 characters', 'x'.repeat(200), 'Das heißt nicht, dass niemand es kann'],
] as const) {
  test(`${name} is answered with a sentence and breaks nothing`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(address)
    await fieldOf(page).fill(text)
    await expect(page.locator('.ts-empty')).toContainText(said)
    await expect(page.locator('.req img, .req b')).toHaveCount(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
  })
}

test('an English sentence finds the same passages, in the language of the application', async ({ page }) => {
  await page.goto(`/en${address}`)
  await page.getByRole('textbox', { name: 'The job in one sentence' }).fill('payroll')
  await expect(page.locator('.match').first().locator('.ev')).toContainText('Entgeltabrechnung')
  await expect(page.locator('.match q').first()).toHaveAttribute('lang', 'de')
})
