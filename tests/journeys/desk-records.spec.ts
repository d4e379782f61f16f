import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { anna, ben, type DeskSite, signIn, startDesk } from '../support/desk.ts'
import { LONG } from '../support/extent.ts'
import { tabTo } from '../support/tab-to.ts'
import { violationsOf } from '../support/violations.ts'

test.describe.configure({ mode: 'serial' })

let site: DeskSite
let folder = ''

test.beforeAll(async () => {
  test.setTimeout(240_000)
  folder = await mkdtemp(join(tmpdir(), 'site-tests-desk-records-'))
  site = await startDesk(folder, {}, 'desk records')
})
test.afterAll(async () => {
  await site.stop()
  await rm(folder, { recursive: true, force: true })
})

/** Adds a field of a type and opens it; a new field stands open. */
async function addField(page: Page, type: string, name: string) {
  await page.getByLabel('Art des neuen Feldes').selectOption(type)
  await page.getByRole('button', { name: 'Feld hinzufügen' }).click()
  const field = page.locator('.fields > li').last()
  await field.getByLabel('Name des Feldes').fill(name)
  return field
}

async function saved(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Aufbau speichern' }).click()
  await expect(page.getByText('Gespeichert.')).toBeVisible()
}

/** Types a name into the dialog that asks for it. */
async function confirm(page: Page, name: string, action: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill(name)
  await dialog.getByRole('button', { name: action }).click()
  await expect(dialog).toBeHidden()
}

test('a collection is made by keyboard, with fields, an index and a rule whose fault is marked at its place', async ({ browser }) => {
  const page = await site.open(browser, anna)
  await tabTo(page, 'link', 'Sammlungen')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'leads', exact: true })).toBeVisible()
  await page.getByLabel('Name', { exact: true }).last().focus()
  await page.keyboard.type('ships and boats')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Der Server sagt: Must be in a valid format/i)).toBeVisible()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('ships')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Aufbau von ships' })).toBeVisible()
  const title = await addField(page, 'text', 'title')
  await title.getByLabel('Pflicht').check()
  const kind = await addField(page, 'select', 'kind')
  await kind.getByLabel('Werte zur Auswahl').fill('barge\nferry\n')
  await addField(page, 'number', 'length')
  await addField(page, 'bool', 'afloat')
  await addField(page, 'json', 'data')
  await addField(page, 'date', 'launched')
  await addField(page, 'geoPoint', 'berth')
  const papers = await addField(page, 'file', 'papers')
  await papers.getByLabel('Anzahl, höchstens').fill('3')
  await papers.getByLabel('nur mit Berechtigung abrufbar').check()
  await page.getByRole('button', { name: 'title nach oben' }).click()
  const list = page.getByRole('group', { name: 'Auflisten und suchen' })
  await list.getByLabel('wer diese Regel erfüllt').check()
  const rule = list.getByRole('textbox')
  await rule.fill('title = "a" &&& kind = "ferry"')
  await expect(list.getByText('Ab Zeichen 13 lässt sich das nicht lesen.')).toBeVisible()
  await expect(list.locator('mark')).toHaveText('&&& kind = "ferry"')
  await rule.fill('titel = "a"')
  await expect(list.getByText('Ein Feld „titel“ gibt es hier nicht.')).toBeVisible()
  await expect(list.locator('mark')).toHaveText('titel')
  await rule.fill('@request.auth.id != "" && kind = "ferry"')
  await expect(list.locator('mark')).toBeHidden()
  await page.getByRole('button', { name: 'Index hinzufügen' }).click()
  await page.getByRole('textbox', { name: 'Index 1' }).fill('CREATE UNIQUE INDEX `idx_ships_title` ON `ships` (`title`)')
  await saved(page)
  const made = await site.contract.collections.getOne('ships')
  expect(made).toMatchObject({ listRule: '@request.auth.id != "" && kind = "ferry"', viewRule: null })
  expect(made.fields.map(({ name }) => name).join(' ')).toBe('id created title updated kind length afloat data launched berth papers')
  await rule.fill('@collection.nowhere.id = "a"')
  await expect(list.getByText('Der Server kennt nicht alles, was in dieser Regel steht.')).toBeVisible()
  await page.context().close()
})

test('a relation to another collection, and a field whose change of type says what it costs', async ({ browser }) => {
  await site.contract.collections.create({
    name: 'captains',
    type: 'base',
    fields: [
      { name: 'name', type: 'text' },
      { name: 'rank', type: 'text' },
    ],
  })
  await site.contract.collection('captains').create({ name: 'Ada', rank: '1' })
  await site.contract.collection('captains').create({ name: 'Bo', rank: '2' })
  const page = await site.open(browser, anna)
  await page.goto('/_/collections/ships/schema')
  const crew = await addField(page, 'relation', 'crew')
  await crew.getByLabel('Sammlung, auf die verwiesen wird').selectOption('captains')
  await crew.getByLabel('Anzahl, höchstens').fill('5')
  await saved(page)
  await page.goto('/_/collections/captains/schema')
  const rank = page.locator('.fields > li').filter({ hasText: 'rank' })
  await rank.locator('summary').click()
  await rank.getByLabel('Art des Feldes').selectOption('number')
  await expect(page.getByRole('paragraph').filter({ hasText: 'Beim Speichern gehen alle Werte dieser Felder verloren: rank' })).toBeVisible()
  await page.getByRole('button', { name: 'Speichern und Werte löschen' }).click()
  await confirm(page, 'captains', 'Speichern und Werte löschen')
  await expect(page.getByText('Gespeichert.')).toBeVisible()
  const captains = await site.contract.collection('captains').getFullList({ sort: 'name' })
  expect(captains.map(({ name, rank: value }) => [name, value])).toEqual([
    ['Ada', 0],
    ['Bo', 0],
  ])
  await page.context().close()
})

test('a record is made with every type of field, its faults stand at the fields, and its file is saved and not opened', async ({ browser }) => {
  const page = await site.open(browser, anna)
  await page.goto('/_/collections/ships')
  await page.getByRole('link', { name: 'Neuer Eintrag' }).click()
  await page.getByLabel('kind').selectOption('ferry')
  await page.getByRole('button', { name: 'Eintrag anlegen' }).click()
  await expect(page.getByText('Dieses Feld muss ausgefüllt sein.')).toBeVisible()
  await page.getByLabel('title (Pflicht)').fill('Möwe')
  await page.getByLabel('length').fill('12.5')
  await page.getByLabel('afloat').check()
  await page.getByLabel('data').fill('{"masts": 2')
  await expect(page.getByText('Das ist kein gültiges JSON')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Eintrag anlegen' })).toBeDisabled()
  await page.getByLabel('data').fill('{"masts": 2}')
  await page.getByLabel('launched').fill('2026-05-01T09:30')
  await page.getByLabel('Breite').fill('53.55')
  await page.getByLabel('Länge').fill('9.99')
  await page.getByLabel('Dateien hinzufügen').setInputFiles([
    { name: 'brief.txt', mimeType: 'text/plain', buffer: Buffer.from('Schiffsbrief') },
    { name: 'plan.html', mimeType: 'text/html', buffer: Buffer.from('<script>alert(1)</script>') },
  ])
  await page.getByLabel('In captains suchen').focus()
  await page.keyboard.type('ad')
  await page.getByRole('button', { name: 'Ada wählen' }).click()
  await expect(page.getByRole('button', { name: 'Ada entfernen' })).toBeVisible()
  await page.getByRole('button', { name: 'Eintrag anlegen' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Möwe' })).toBeVisible()
  const [ship] = await site.contract.collection('ships').getFullList({ expand: 'crew' })
  expect(ship).toMatchObject({ title: 'Möwe', kind: 'ferry', length: 12.5, afloat: true, data: { masts: 2 }, berth: { lon: 9.99, lat: 53.55 } })
  expect(ship?.expand?.crew).toMatchObject([{ name: 'Ada' }])
  const plan = page.getByRole('button', { name: /^plan_\w+\.html speichern$/ })
  const [download] = await Promise.all([page.waitForEvent('download'), plan.click()])
  expect(await readFile(await download.path(), 'utf8')).toBe('<script>alert(1)</script>')
  await page.getByRole('button', { name: /^plan_\w+\.html entfernen$/ }).click()
  await page.getByLabel('length').fill('zwölf')
  await expect(page.getByText('Das ist keine Zahl.')).toBeVisible()
  await page.getByLabel('length').fill('13')
  await page.getByRole('button', { name: 'Speichern', exact: true }).click()
  await expect(page.getByText('Gespeichert.')).toBeVisible()
  const after = await site.contract.collection('ships').getOne(ship?.id ?? '')
  expect(after).toMatchObject({ length: 13, data: { masts: 2 }, papers: [expect.stringMatching(/^brief/)] })
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await page.context().close()
})

test('the second save says what the first has changed, and an expired session keeps what was typed', async ({ browser }) => {
  const [ship] = await site.contract.collection('ships').getFullList()
  const [first, second] = [await site.open(browser, anna), await site.open(browser, ben)]
  for (const page of [first, second]) await page.goto(`/_/collections/ships/records/${ship?.id}`)
  await expect(first.getByText(`Hat diesen Eintrag gerade auch geöffnet: ${ben.email}`)).toBeVisible()
  await second.getByLabel('title (Pflicht)').fill('Möwe II')
  await first.getByLabel('title (Pflicht)').fill('Alte Möwe')
  await first.getByLabel('length').fill('14')
  await first.getByRole('button', { name: 'Speichern', exact: true }).click()
  await expect(first.getByText('Gespeichert.')).toBeVisible()
  await second.getByRole('button', { name: 'Speichern', exact: true }).click()
  const clash = second.getByRole('alert')
  await expect(clash).toContainText('title: Alte Möwe')
  await expect(clash).not.toContainText('length')
  await expect(second.getByLabel('title (Pflicht)')).toHaveValue('Möwe II')
  await clash.getByRole('button', { name: 'Meine Angaben speichern' }).click()
  await expect(second.getByText('Gespeichert.')).toBeVisible()
  expect(await site.contract.collection('ships').getOne(ship?.id ?? '')).toMatchObject({ title: 'Möwe II', length: 14 })
  await second.getByLabel('title (Pflicht)').fill('Möwe III')
  const changed = { ...ben, password: 'ein viertes Passwort' }
  await site.operator(changed)
  await second.getByRole('button', { name: 'Speichern', exact: true }).click()
  await expect(second.getByRole('dialog').getByRole('heading')).toHaveText('Bitte melden Sie sich wieder an')
  await signIn(second, changed)
  await expect(second.getByLabel('title (Pflicht)')).toHaveValue('Möwe III')
  await second.getByRole('button', { name: 'Speichern', exact: true }).click()
  await expect(second.getByText('Gespeichert.')).toBeVisible()
  await site.operator(ben)
  for (const page of [first, second]) await page.context().close()
})

test('a table is taken in after it was shown what becomes of each row, and refused rows are named with the reason', async ({ browser }) => {
  const [ship] = await site.contract.collection('ships').getFullList()
  const page = await site.open(browser, anna)
  await page.goto('/_/collections/ships')
  await page.getByText('Einträge einlesen').click()
  const file = page.getByLabel('Datei (CSV oder JSON)')
  await file.setInputFiles({ name: 'x.csv', mimeType: 'text/csv', buffer: Buffer.from('colour\nred\n') })
  await expect(page.getByText('Darin ist keine Zeile mit Feldern dieser Sammlung')).toBeVisible()
  const rows = [
    'id;title;kind;length;colour',
    `${ship?.id};Möwe III;ferry;15;x`,
    ';Schwan;barge;7;x',
    ';Ente;rocket;2;x',
    ';Gans;barge;lang;x',
    ';Schwan;barge;8;x',
  ]
  await file.setInputFiles({ name: 'ships.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) })
  await expect(page.getByText('Neu: 3, geändert: 1, unverändert: 0, fehlerhaft: 1. Noch ist nichts gespeichert.')).toBeVisible()
  await expect(page.getByText('Diese Spalten werden nicht eingelesen: colour')).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'fehlerhaft in length' })).toContainText('Zeile 4')
  await expect(page.getByRole('row').filter({ hasText: 'wird geändert' })).toContainText('length: 15')
  expect(await site.contract.collection('ships').getFullList()).toHaveLength(1)
  await page.getByRole('button', { name: 'Einlesen (4)' }).click()
  await expect(page.getByText('Angelegt: 1, geändert: 1.')).toBeVisible()
  await expect(page.getByText('Vom Server abgelehnt: 2. Davon ist nichts gespeichert:')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Zeile 3: kind:' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Zeile 5: title: Diesen Wert hat schon ein anderer Eintrag.' })).toBeVisible()
  const ships = await site.contract.collection('ships').getFullList({ sort: 'title' })
  expect(ships.map(({ title, length }) => [title, length])).toEqual([
    ['Möwe III', 15],
    ['Schwan', 7],
  ])
  await page.context().close()
})

test('the address keeps filter, sort and columns; a filter is marked where it is wrong; what it shows is exported', async ({ browser }) => {
  for (let number = 10; number < 50; number += 1)
    await site.contract.collection('ships').create({ title: `Prahm ${number}`, kind: 'barge', length: number })
  const page = await site.open(browser, anna)
  await page.goto('/_/collections/ships')
  await expect(page.getByText('Seite 1 von 2')).toBeVisible()
  await page.keyboard.press('/')
  await page.keyboard.type('kind = ')
  await expect(page.getByText('Ab Zeichen 8 lässt sich das nicht lesen.')).toBeVisible()
  await page.keyboard.type('"barge" && length > 8')
  await expect(page.getByText('40 Einträge')).toBeVisible()
  await page.getByRole('button', { name: 'length' }).click()
  await expect(page).toHaveURL(/sort=length/)
  await page.getByRole('button', { name: 'length' }).click()
  await expect(page.getByRole('row').nth(1)).toContainText('Prahm 49')
  await page.getByRole('button', { name: 'Weiter' }).click()
  await expect(page.getByText('Seite 2 von 2')).toBeVisible()
  await expect(page).toHaveURL(/sort=-length/)
  await page.reload()
  await expect(page.getByText('Seite 2 von 2')).toBeVisible()
  await expect(page.getByRole('row').last()).toContainText('Prahm 10')
  const [csv] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Als CSV speichern' }).click()])
  const lines = (await readFile(await csv.path(), 'utf8')).trimEnd().split('\r\n')
  expect(lines).toHaveLength(41)
  expect(lines[0]).toBe('\ufeffid,created,title,updated,kind,length,afloat,data,launched,berth,papers,crew')
  const [json] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Als JSON speichern' }).click()])
  expect(JSON.parse(await readFile(await json.path(), 'utf8'))[0]).toMatchObject({ title: 'Prahm 49', length: 49 })
  await page.getByLabel('Suche oder Filter').fill('möwe')
  await expect(page.getByText('1 Eintrag', { exact: true })).toBeVisible()
  await page.getByText('Spalten (5)').click()
  await page.getByLabel('crew').click()
  await expect(page.getByRole('row').last()).toContainText('Ada')
  await expect(page).toHaveURL(/columns=.*crew/)
  await page.getByLabel('Suche oder Filter').fill('schwan')
  await expect(page.getByRole('row').last()).toContainText('Schwan')
  await page.context().close()
})

test('picked records are deleted after their collection was named, and what others need stays and says so', async ({ browser }) => {
  await site.contract.collections.create({
    name: 'logbooks',
    type: 'base',
    fields: [{ name: 'ship', type: 'relation', collectionId: (await site.contract.collections.getOne('ships')).id, required: true, maxSelect: 1 }],
  })
  const swan = await site.contract.collection('ships').getFirstListItem('title = "Schwan"')
  await site.contract.collection('logbooks').create({ ship: swan.id })
  const page = await site.open(browser, anna)
  await page.goto('/_/collections/ships?sort=-title')
  await page.getByLabel(`${swan.id} auswählen`).check()
  await page.getByLabel('alle auf dieser Seite auswählen').check()
  await page.getByRole('button', { name: 'Ausgewählte löschen (30)' }).click()
  await confirm(page, 'ships', 'Endgültig löschen')
  await expect(page.getByText('Gelöscht: 29.')).toBeVisible()
  await expect(page.getByRole('alert')).toContainText(`Nicht gelöscht: ${swan.id}`)
  await expect(page.getByText('13 Einträge')).toBeVisible()
  await page.context().close()
})

test('collections are exported, and imported after it was shown what would change', async ({ browser }) => {
  const page = await site.open(browser, anna)
  await page.goto('/_/collections?system=no')
  await expect(page.getByRole('link', { name: 'ships', exact: true })).toBeVisible()
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Alle als JSON speichern' }).click()])
  const all: { name: string; fields: { name: string }[] }[] = JSON.parse(await readFile(await download.path(), 'utf8'))
  const wanted = all
    .filter(({ name }) => name !== 'logbooks')
    .map((one) => (one.name === 'captains' ? { ...one, fields: one.fields.filter(({ name }) => name !== 'rank') } : one))
  const text = page.getByLabel('oder als Text')
  await text.fill('{"name": 1}')
  await expect(page.getByText('Das ist keine Liste von Sammlungen in JSON.')).toBeVisible()
  await text.fill(JSON.stringify([...wanted, { name: 'buoys', type: 'base', fields: [{ name: 'colour', type: 'text' }] }]))
  const plan = page.getByRole('list', { name: 'Was sich ändern würde' })
  await expect(plan.getByRole('listitem').filter({ hasText: 'buoys' })).toContainText('wird angelegt')
  await expect(plan.getByRole('listitem').filter({ hasText: 'captains' }))
    .toContainText('bleibt, wie sie ist')
    .catch(() => undefined)
  await page.getByLabel('Was nicht in der Datei steht, wird gelöscht').check()
  await expect(plan.getByRole('listitem').filter({ hasText: 'logbooks' })).toContainText('wird mit allen Einträgen gelöscht')
  await expect(plan.getByRole('listitem').filter({ hasText: 'captains' })).toContainText('Diese Felder gehen mit ihren Werten verloren: rank')
  await page.getByRole('button', { name: 'Jetzt einlesen' }).click()
  await confirm(page, new URL(site.url).host, 'Jetzt einlesen')
  await expect(page.getByText('Die Sammlungen sind eingelesen.')).toBeVisible()
  const names = (await site.contract.collections.getFullList()).map(({ name }) => name)
  expect(names).toContain('buoys')
  expect(names).not.toContain('logbooks')
  await page.context().close()
})

test('a view is written as a query and tried before it is saved; its records are shown and not changed', async ({ browser }) => {
  const page = await site.open(browser, anna)
  await page.goto('/_/collections')
  await page.getByLabel('Name', { exact: true }).last().fill('ferries')
  await page.getByLabel('Art', { exact: true }).last().selectOption('view')
  await page.getByLabel('Abfrage (SQL)').fill('SELECT id, title FROM nowhere')
  await page.getByRole('button', { name: 'Sammlung anlegen' }).click()
  await expect(page.getByText(/^Der Server sagt: .*nowhere/)).toBeVisible()
  await page.getByLabel('Abfrage (SQL)').fill("SELECT id, title, length FROM ships WHERE kind = 'ferry'")
  await page.getByRole('button', { name: 'Sammlung anlegen' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Aufbau von ferries' })).toBeVisible()
  await page.getByRole('button', { name: 'Abfrage ausprobieren' }).click()
  await expect(page.getByText(/^Felder: id \(text\), title \(text\), length \(number\)/)).toBeVisible()
  await page.getByRole('link', { name: 'ferries', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'ferries' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Neuer Eintrag' })).toBeHidden()
  await page.context().close()
})

for (const [language, size] of [
  ['Deutsch', { width: 1440, height: 900 }],
  ['English', { width: 390, height: 844 }],
] as const)
  test(`collections are accessible and quiet (${language}, ${size.width} px)`, LONG, async ({ browser }) => {
    const page = await site.open(browser, anna, size)
    const said: string[] = []
    page.on('console', (message) => ['error', 'warning'].includes(message.type()) && said.push(message.text()))
    await page.getByRole('button', { name: language }).click()
    const [ship] = await site.contract.collection('ships').getFullList()
    for (const path of [
      '',
      '/ships',
      '/ships?q=kind = &sort=length',
      '/ships/records/new',
      `/ships/records/${ship?.id}`,
      '/ships/schema',
      '/users/schema',
      '/ferries/schema',
      '/_superusers',
      '/leads',
    ]) {
      await page.goto(`/_/collections${path}`, { waitUntil: 'networkidle' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      for (const details of await page.locator('main details:not([open]) > summary').all()) if (await details.isVisible()) await details.click()
      expect(await violationsOf(page), path).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0)
    }
    expect(said).toEqual([])
    await page.context().close()
  })

test('a collection is emptied and deleted only by its name; those of the system stay', async ({ browser }) => {
  const page = await site.open(browser, anna)
  await page.goto('/_/collections/_superusers/schema')
  await expect(page.getByText('Sammlungen des Systems lassen sich hier weder leeren noch löschen.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sammlung löschen' })).toBeHidden()
  await page.goto('/_/collections/ferries/schema')
  await page.getByRole('button', { name: 'Sammlung löschen' }).click()
  await confirm(page, 'ferries', 'Endgültig löschen')
  await expect(page).toHaveURL(/\/_\/collections$/)
  await page.goto('/_/collections/ships/schema')
  await page.getByRole('button', { name: 'Sammlung leeren' }).click()
  await confirm(page, 'ships', 'Sammlung leeren')
  await expect(page.getByText('Die Sammlung ist leer.')).toBeVisible()
  expect(await site.contract.collection('ships').getFullList()).toEqual([])
  await page.getByRole('button', { name: 'Sammlung löschen' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('Schiffe')
  await dialog.getByRole('button', { name: 'Endgültig löschen' }).click()
  await expect(dialog.getByText('Das ist nicht „ships“.')).toBeVisible()
  await confirm(page, 'ships', 'Endgültig löschen')
  await expect(page.getByRole('link', { name: 'ships', exact: true })).toBeHidden()
  await page.context().close()
})
