/** Front door to what a key of the public API is: for the browser too, so nothing here knows a server. */
export { type ApiKeyValues, apiKeyFields, checkApiKeyForm, DEFAULT_PER_MINUTE, MOST_PER_MINUTE } from './form.ts'
export { hashOfKey, isOwnKey, newApiKey, prefixOf } from './key.ts'
export { type ApiKeyRecord, lastDayOf, recordOfKey, stateOf } from './record.ts'
