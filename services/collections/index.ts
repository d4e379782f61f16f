import { answers } from './answers.ts'
import { apiKeys, apiUsage } from './api-keys.ts'
import { caseEvents, caseLinks, cases, caseTicks, workplaceInvites, workplaces } from './cases.ts'
import { deskPresence } from './desk-presence.ts'
import { downloads } from './downloads.ts'
import { leads } from './leads.ts'
import { newsletter } from './newsletter.ts'
import { newsletterBatches, newsletterIssues } from './newsletter-issues.ts'
import { outbox, outboxClaims } from './outbox.ts'
import { reports } from './reports.ts'
import { emailIndex, users } from './users.ts'
import { webhookDeliveries, webhooks } from './webhooks.ts'

export { caseEvents, caseLinks, cases, caseTicks, deskPresence, emailIndex, users }

/**
 * The product's own collections, in the shape of the contract's import (its section 6): the backend creates what is
 * missing. All but `users` and `reports` have no rules, so only the server itself reaches
 * them (docs/data.md).
 */
export const productCollections = [
  users,
  leads,
  reports,
  newsletter,
  downloads,
  outbox,
  outboxClaims,
  answers,
  deskPresence,
  newsletterIssues,
  newsletterBatches,
  apiKeys,
  apiUsage,
  webhooks,
  webhookDeliveries,
  workplaces,
  workplaceInvites,
  cases,
  caseEvents,
  caseLinks,
  caseTicks,
]
