import { z } from 'zod'

/** `CLIENT_ID:CLIENT_SECRET` as a provider's console shows them. */
export const oauth2Client = z
  .string()
  .regex(/^[^:\s]+:\S+$/, 'must be CLIENT_ID:CLIENT_SECRET')
  .transform((text) => ({ clientId: text.slice(0, text.indexOf(':')), clientSecret: text.slice(text.indexOf(':') + 1) }))

const webUrl = z.url({ protocol: /^https?$/ })

const openIdProvider = z
  .strictObject({
    clientId: z.string().min(1),
    clientSecret: z.string().min(1),
    authURL: webUrl,
    tokenURL: webUrl,
    userInfoURL: webUrl.default(''),
    jwksURL: webUrl.default(''),
    issuers: z.array(z.string()).default([]),
    displayName: z.string().default(''),
    pkce: z.boolean().nullable().default(null),
  })
  .refine(({ userInfoURL, jwksURL }) => userInfoURL || jwksURL)

/** An OpenID Connect provider with its addresses, as JSON; `jwksURL` serves where there is no `userInfoURL`. */
export const oauth2OpenId = z.string().transform((text, context) => {
  const { data } = openIdProvider.safeParse(parsed(text))
  if (data) return data
  context.addIssue('must be JSON with clientId, clientSecret, authURL, tokenURL, and userInfoURL or jwksURL')
  return z.NEVER
})

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
