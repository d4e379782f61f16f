import { once } from 'node:events'
import { describe, expect, it } from 'vitest'
import { placesAboveDialects } from './places.ts'
import { startBackend } from './running-backend.ts'

const openId = {
  ...{ clientId: 'site', clientSecret: 'hush hush', displayName: 'Our login' },
  ...{ authURL: 'https://id.example/auth', tokenURL: 'https://id.example/token', userInfoURL: 'https://id.example/me' },
}

describe.each(placesAboveDialects)('sign-in providers from the environment, $engine', ({ make }) => {
  it('are offered for users, replace earlier ones, stay without variables, and are told to nobody', async () => {
    const place = await make()
    const offered = async (env: Readonly<Record<string, string>>) => {
      const backend = await startBackend({ ...place.env, ...env })
      let log = ''
      backend.process.stdout?.on('data', (chunk: Buffer) => (log += chunk))
      const text = await (await fetch(`${backend.url}/api/collections/users/auth-methods`)).text()
      backend.process.kill('SIGTERM')
      await once(backend.process, 'exit')
      expect(text + log).not.toContain('hush')
      const { oauth2 } = JSON.parse(text)
      return oauth2.providers.map(({ displayName, authURL }: Record<string, string>) => `${displayName} ${authURL?.split('?', 1)[0]}`)
    }
    try {
      expect(await offered({})).toEqual([])
      expect(await offered({ OAUTH2_GITHUB: 'id:hush', OAUTH2_OIDC: JSON.stringify(openId) })).toEqual([
        'GitHub https://github.com/login/oauth/authorize',
        'Our login https://id.example/auth',
      ])
      const google = ['Google https://accounts.google.com/o/oauth2/v2/auth']
      expect(await offered({ OAUTH2_GOOGLE: 'id:hush' })).toEqual(google)
      expect(await offered({})).toEqual(google)
    } finally {
      await place.remove()
    }
  })
})
