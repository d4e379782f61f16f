import { company } from '#words/facts'

/** Our mailboxes by what they are for. */
export const mailboxes = { general: company.email, editorial: company.editorialEmail, security: company.securityEmail } as const

export type MailboxName = keyof typeof mailboxes
