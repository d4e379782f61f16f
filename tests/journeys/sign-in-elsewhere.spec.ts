import { expect, type Page, test } from '@playwright/test'
import { LONG } from '../support/extent.ts'
import { openWithScript } from '../support/fill-form.ts'
import { type FormSite, startFormSite } from '../support/form-site.ts'
import { answerOpenId, openIdClient, startOpenId } from '../support/open-id.ts'
import { portOf } from '../support/ports.ts'
import { newPerson, register } from '../support/test-access.ts'

test.describe.configure({ mode: 'default' })

const person = newPerson()

let site: FormSite
let openId: Awaited<ReturnType<typeof startOpenId>>
test.beforeAll(async () => {
  test.setTimeout(240_000)
  openId = await startOpenId([`http://localhost:${portOf('sign-in elsewhere')}/api/oauth2-redirect`], {
    email: person.email,
    email_verified: true,
    name: person.name,
  })
  const { issuer } = openId
  const provider = {
    ...openIdClient,
    authURL: `${issuer}/auth`,
    tokenURL: `${issuer}/token`,
    userInfoURL: `${issuer}/me`,
    displayName: 'Werft-Konto',
  }
  site = await startFormSite('sign-in elsewhere', { OAUTH2_OIDC: JSON.stringify(provider) })
})
test.afterAll(async () => {
  await site.stop()
  openId.server.close()
})

/** Presses the provider's button and answers in the window that opens. */
async function signInElsewhere(page: Page, consents: boolean): Promise<void> {
  const [window] = await Promise.all([page.waitForEvent('popup'), page.getByRole('button', { name: 'Mit Werft-Konto anmelden' }).click()])
  await answerOpenId(window, { consents })
}

test('another service signs in who has an access with its address, and nobody else', LONG, async ({ browser }) => {
  // Each in a browser of its own: the service knows again whom it has let in.
  async function enter(consents = true): Promise<Page> {
    const page = await (await site.visitor(browser)).newPage()
    await openWithScript(page, '/testzugang/anmelden')
    await signInElsewhere(page, consents)
    return page
  }
  await expect((await enter(false)).locator('.fsum')).toContainText('Die Anmeldung beim anderen Dienst wurde abgebrochen.')
  const unknown = await enter()
  await expect(unknown.locator('.fsum')).toContainText('Zu diesem Konto gibt es hier keinen Testzugang mit derselben Adresse.')
  await register(unknown.request, site, person)
  await expect((await enter()).locator('.acc .note')).toContainText('E-Mail-Adresse bestätigt.')
})
