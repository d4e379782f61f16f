import { test } from './in-browser.ts'

for (const [address, title, home] of [
  ['/produkte/zeugnisgenerator', 'Hier ist kein Fahrwasser.', '/'],
  ['/en/produkte/zeugnisgenerator', 'No channel here.', '/en'],
] as const) {
  test(`${address} says in its language that there is no such page, and leads on`, async ({ visitor }) => {
    await visitor.open(address)
    await visitor.sees(title, 'h1')
    await visitor.sees(address, 'main')
    await visitor.click('main a.btn')
    await visitor.isAt(home)
  })
}
