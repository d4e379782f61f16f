/** Who takes part in a reference. `clock` is nobody: what is done because a day has come. */
export const caseRoles = ['hr', 'employee', 'manager', 'reviewer'] as const

export type CaseRole = (typeof caseRoles)[number]

export type Actor = CaseRole | 'clock'

/** Roles that come by a link and need no account. */
export const guestRoles = ['employee', 'manager', 'reviewer'] as const satisfies readonly CaseRole[]

export type GuestRole = (typeof guestRoles)[number]

/** Who looks at a draft before it is released, as the company has set it. */
export const reviewBodies = ['hr_lead', 'works_council', 'none'] as const

export type ReviewBody = (typeof reviewBodies)[number]
