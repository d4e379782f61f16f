import { test } from './in-browser.ts'

for (const [address, word, count, found] of [
  ['/about/team', 'Kuendigungsgrund', 'Treffer für „Kuendigungsgrund“', '/wissen/kuendigungsgrund'],
  ['/en/about/team', 'closing formula', 'results for “closing formula”', '/en/wissen/schlussformel'],
] as const) {
  test(`${address}: Ctrl K opens the search before React is there, arrows move, Enter opens a result`, async ({ visitor }) => {
    await visitor.open(address)
    await visitor.key('k', 'Control')
    await visitor.hasFocus('dialog input')
    await visitor.type(word)
    await visitor.sees(count, 'dialog')
    await visitor.key('ArrowDown')
    await visitor.hasFocus(`dialog .hits a[href^="${found}"]`)
    await visitor.key('Enter')
    await visitor.isAt(new RegExp(`^${found}(#.*)?$`))
    await visitor.shows('dialog[open]', false)
  })
}

test('the button opens it, Escape closes it, and the focus returns', async ({ visitor }) => {
  await visitor.open('/')
  await visitor.click('header button', 'Suche')
  await visitor.hasFocus('dialog input')
  await visitor.key('Escape')
  await visitor.shows('dialog[open]', false)
  await visitor.hasFocus('header .find button')
})
