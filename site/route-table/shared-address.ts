import { findPage } from './paths.ts'

/** What a guest's link to a case holds, and runs as long as a report's token, or nearly: one that lost letters on its way is still most of a secret. */
const secret = /(?<=\/mitwirken\/)[^/]+|[a-z0-9]{20,}/gi

/** An address as logs may keep it: `/:token/behn-reederei`. Those of pages that everybody may see stay as they are. */
export function withoutTokens(address: string): string {
  const row = findPage(address)?.row
  return row && !row.hidden ? address : address.replace(secret, ':token')
}
