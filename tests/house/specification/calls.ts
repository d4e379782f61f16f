import { RETRY_STATUS_CODES } from '#site'
import type { Line, Proofs } from './line.ts'

const groups = 'pass as many of $groups as were reached once ($share)'
const scenarios: Proofs = { 'tests/contract/scenarios.test.ts': [groups] }
/** Beside the public scenarios, which are not always at hand. */
const andScenarios = (proofs: Proofs): Proofs => ({ ...proofs, ...scenarios })
const notShown = 'says nothing to try'

/** Section 7, The calls it makes. */
export const calls: readonly Line[] = [
  {
    says: 'All backend calls are relative paths under /api. The base URL comes from public runtime configuration (value not shown). Every request carries an Authorization header with the stored token and an Accept-Language header. A new request with the same key cancels the previous one.',
    proofs: {
      'tests/contract/sdk/session.test.ts': ['sends its token and its language with every request'],
      'tests/contract/sdk/requests.test.ts': ['cancels a request when the next one to the same address comes, which is answered'],
      'tests/journeys/backend-errors.spec.ts': ['…: a cancelled request shows nothing, and the one that took its place is answered'],
    },
  },
  { says: 'GET of a build manifest file per build id.', proofs: { 'tests/journeys/server.spec.ts': ['health and builds answer'] } },
  {
    says: 'GET of a latest-build file with a timestamp query, polled.',
    proofs: { 'tests/journeys/server.spec.ts': ['health and builds answer'], 'tests/journeys/navigation.spec.ts': ['the next link is a whole load'] },
  },
  {
    says: 'GET of a per-page payload file.',
    proofs: { 'tests/journeys/arrival.spec.ts': ['navigating asks for one payload, compressed, and none again when it was prefetched'] },
  },
  {
    says: 'GET /_i18n/{build-stamp}/{locale}/messages.json (locale de or en).',
    proofs: { 'tests/journeys/language.spec.ts': ['only the messages of the language shown reach the browser, cached for a day'] },
  },
  {
    says: 'GET /api/collections/{collection}/records, query page, perPage, filter, skipTotal.',
    proofs: andScenarios({
      'tests/contract/sdk.test.ts': ['filters with values that it quotes itself, sorts, expands and pages'],
      'tests/contract/sdk/requests.test.ts': ['lists 30 by itself, and finds the first of a filter, or none'],
    }),
  },
  {
    says: 'POST /api/collections/{collection}/records.',
    proofs: andScenarios({ 'tests/contract/sdk.test.ts': ['creates with a file, changes with modifiers, and deletes'] }),
  },
  {
    says: 'GET, PATCH, DELETE /api/collections/{collection}/records/{id}.',
    proofs: andScenarios({ 'tests/contract/sdk.test.ts': ['creates with a file, changes with modifiers, and deletes'] }),
  },
  {
    says: 'PUT on records for batch upsert.',
    proofs: andScenarios({ 'tests/contract/sdk/requests.test.ts': ['writes a batch with files all together, or nothing of it'] }),
  },
  {
    says: 'GET auth-methods (fields mfa, otp, password, oauth2).',
    proofs: andScenarios({ 'backend/apis/record-auth.slow.test.ts': ['lists what is switched on, with durations and fields only then'] }),
  },
  {
    says: 'POST auth-with-password {identity, password}.',
    proofs: andScenarios({
      'backend/apis/record-auth.slow.test.ts': ['says the same of an unknown address, a wrong password and a password of someone else'],
      'tests/journeys/account.spec.ts': ['a wrong password says so, keeps the address, and the way in stays open'],
    }),
  },
  {
    says: 'POST auth-with-oauth2 {provider, code, codeVerifier, redirectURL, createData}.',
    proofs: andScenarios({
      'tests/contract/oauth2-browser.test.ts': ['ends with a login in the page that asked, and a window that says so'],
      'tests/contract/sdk/oauth2-popup.test.ts': ['ends with a session; the state is the id of the realtime connection'],
    }),
  },
  {
    says: 'POST auth-refresh.',
    proofs: andScenarios({ 'backend/apis/record-auth.slow.test.ts': ['gives a new token for one that can be refreshed, the same one otherwise'] }),
  },
  {
    says: 'POST request-password-reset {email}; POST confirm-password-reset {token, password, passwordConfirm}.',
    proofs: andScenarios({
      'backend/apis/record-confirmations.slow.test.ts': ['goes by a link in a mail that works once, ends every login and verifies the address'],
      'tests/journeys/test-access.spec.ts': ['a forgotten password is replaced once, and the link has ended then'],
    }),
  },
  {
    says: 'POST request-verification {email}; POST confirm-verification {token}.',
    proofs: andScenarios({
      'backend/apis/record-confirmations.slow.test.ts': ['is mailed once in two minutes, and not to who is verified'],
      'tests/contract/sdk/session.test.ts': ['knows that its address was verified'],
    }),
  },
  {
    says: 'POST request-email-change {newEmail}; POST confirm-email-change {token, password}.',
    proofs: andScenarios({
      'backend/apis/record-confirmations.slow.test.ts': ['is confirmed by a link sent there and the password, ends every login and is verified'],
      'tests/contract/sdk/session.test.ts': ['ends when its address has changed, as its token does'],
    }),
  },
  {
    says: 'POST request-otp {email}; POST auth-with-otp {otpId, password}.',
    proofs: andScenarios({
      'backend/apis/record-auth.slow.test.ts': ['come by mail, let in once, and verify the address they were sent to'],
      'tests/journeys/account.spec.ts': ['a code by mail signs in; five wrong ones end the tries, and say how long to wait'],
    }),
  },
  {
    says: 'POST impersonate/{id} {duration}.',
    proofs: andScenarios({ 'backend/apis/record-auth.slow.test.ts': ['is for superusers, with a duration that is a number of seconds'] }),
  },
  {
    says: 'GET /api/realtime (event stream); POST /api/realtime {clientId, subscriptions}.',
    proofs: andScenarios({ 'tests/contract/realtime.test.ts': ['begin with their id, and bring events with that id and no space after the colons'] }),
  },
  {
    says: 'POST /api/batch (multipart).',
    proofs: andScenarios({ 'tests/contract/sdk/requests.test.ts': ['writes a batch with files all together, or nothing of it'] }),
  },
  { says: 'GET /api/health.', proofs: andScenarios({ 'tests/journeys/server.spec.ts': ['health and builds answer'] }) },
  {
    says: 'Logs, settings, backups, crons, collection import and files (file token; file URLs of the form /api/files/{collection}/{id}/{filename}) are available in the client, but whether the product uses them is not shown.',
    proofs: andScenarios({ 'tests/contract/sdk/requests.test.ts': ['reads a protected file with a token of somebody who may see its record'] }),
  },
  {
    says: 'Retries on status 408, 409, 425, 429, 500, 502, 503, 504; by default no retry for PATCH, POST, PUT, DELETE and one retry otherwise.',
    holds: { '408, 409, 425, 429, 500, 502, 503, 504': RETRY_STATUS_CODES },
    proofs: {
      'site/browser/http.test.ts': [
        'are made once more after %i',
        'are not repeated after %i',
        'are never repeated with %s',
        'are made by it once more after %i',
        'are made once more when the line breaks',
      ],
    },
  },
  {
    says: "Events are sent batched by POST to the analytics provider's capture endpoint; the public key ({key}) and host come from runtime configuration (a default EU host if none is set). Remote configuration call: not shown in detail.",
    proofs: {
      'tests/journeys/analytics.spec.ts': ['after consent each page is measured once, on change of history too, and nothing is kept in the browser'],
      'site/analytics/options.test.ts': ['stand as constants'],
    },
  },
  {
    says: 'What the product does with each answer: not shown. Product API calls from pages: not shown. Contents of the API documentation pages: not shown.',
    proofs: {},
    untried: notShown,
  },
]
