import type { SignInProvider } from '#backend'
import type { Env } from '../env.ts'

/** The services that people may sign in with, as the configuration names them. */
export function signInProviders(env: Partial<Pick<Env, 'OAUTH2_GOOGLE' | 'OAUTH2_MICROSOFT' | 'OAUTH2_GITHUB' | 'OAUTH2_OIDC'>>): SignInProvider[] {
  const clients = { google: env.OAUTH2_GOOGLE, microsoft: env.OAUTH2_MICROSOFT, github: env.OAUTH2_GITHUB }
  const known = Object.entries(clients).flatMap(([name, client]) => (client ? [{ name, ...client }] : []))
  return env.OAUTH2_OIDC ? [...known, openId(env.OAUTH2_OIDC)] : known
}

function openId({ jwksURL, issuers, ...provider }: NonNullable<Env['OAUTH2_OIDC']>): SignInProvider {
  return { name: 'oidc', ...provider, ...(jwksURL && { extra: { jwksURL, issuers } }) }
}
