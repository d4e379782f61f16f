import { FIXED_BY_SDK, OAUTH2_NO_CODE, OAUTH2_NO_PROVIDER, OAUTH2_OTHER_STATE } from '#site'
import type { Line } from './line.ts'

/** Section 5, Validation rules. */
export const validation: readonly Line[] = [
  { says: 'No product form validation is shown.', proofs: {}, untried: 'says nothing to try' },
  {
    says: "Backend client: getOne needs a non-empty record id; a subscription needs a non-empty topic and callback; an unknown OAuth2 provider fails with 'Missing or invalid provider'; the OAuth2 state must equal the realtime client id, else 'State parameters don't match.'; a redirect without a code fails with 'OAuth2 redirect error or missing code'.",
    holds: {
      "'Missing or invalid provider'": OAUTH2_NO_PROVIDER,
      "'State parameters don't match.'": OAUTH2_OTHER_STATE,
      "'OAuth2 redirect error or missing code'": OAUTH2_NO_CODE,
    },
    proofs: {
      'tests/contract/sdk/requests.test.ts': ['refuses an empty id before it asks'],
      'tests/contract/sdk/realtime.test.ts': ['wants a topic and a callback'],
      'tests/contract/sdk/oauth2-popup.test.ts': [
        'needs a provider that the collection has',
        'needs a code',
        'needs the state of its own connection',
      ],
      'site/session/client.test.ts': ['its sentences are in its source'],
      'tests/journeys/backend-errors.spec.ts': ['…: a service that is offered no more is told as broken off, with the SDK’s reason on the console'],
    },
  },
  {
    says: 'An auth cookie larger than 4096 bytes is reduced to id, email, collectionId, collectionName and verified.',
    holds: {
      '4096 bytes': FIXED_BY_SDK.maxAuthCookieBytes,
      'id, email, collectionId, collectionName and verified': FIXED_BY_SDK.keptInSmallCookie,
    },
    proofs: {
      'site/session/client.test.ts': ['a session too large for a cookie keeps five fields of its record'],
      'tests/contract/sdk/auth-stores.test.ts': ['keep five fields of the record in a cookie that would be larger than 4096 bytes'],
    },
  },
  {
    says: 'Analytics: an identify call with an empty id or a literal placeholder id is rejected; event names must be strings.',
    proofs: {
      'tests/journeys/analytics.spec.ts': [
        'who is signed in is identified by the id alone, and forgotten after signing out; placeholders are refused',
      ],
      'tests/journeys/analytics-errors.spec.ts': [
        'an account with an empty id is nobody to the library',
        'an event whose name is no string is not sent',
      ],
    },
  },
]
