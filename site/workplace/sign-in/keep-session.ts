import type { Locale } from '#words/interface'

/** Who signed in here is signed in by the SDK as well, and the header says so. The workplace itself does not need it. */
export async function keepSession(token: string, locale: Locale): Promise<void> {
  const { backendClient, goOnWithout } = await import('../../session/client.ts')
  const client = backendClient(locale)
  client.authStore.save(token, null)
  await client
    .collection('users')
    .authRefresh()
    .catch((error: unknown) => {
      goOnWithout(error)
      client.authStore.clear()
    })
}
