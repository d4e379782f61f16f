import { downloads } from './downloads.ts'
import { leads } from './leads.ts'
import { newsletter } from './newsletter.ts'
import { outbox, outboxClaims } from './outbox.ts'
import { reports } from './reports.ts'
import { emailIndex, users } from './users.ts'

export { emailIndex, users }

/**
 * The product's own collections, in the shape of the contract's import (its section 6): the backend creates what is
 * missing. All but `users` and `reports` have no rules, so only the server itself reaches
 * them (docs/data.md).
 */
export const productCollections = [users, leads, reports, newsletter, downloads, outbox, outboxClaims]
