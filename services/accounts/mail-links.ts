/** The pages that links in mails about an account lead to, in both languages, with `?token=`. */
export const accountLinkPaths = {
  verify: '/testzugang/email-bestaetigen',
  reset: '/testzugang/passwort-waehlen',
  change: '/testzugang/email-uebernehmen',
} as const

/** What a press on such a page does. */
export type LinkPurpose = keyof typeof accountLinkPaths

/** How long what a mail brings can be used. The mails and the pages say so, and the collection holds to it. */
export const VERIFICATION_HOURS = 24
export const LINK_MINUTES = 30
export const CODE_MINUTES = 10
