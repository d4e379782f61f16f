/** Forms that become leads, in the order in which they are offered. */
export const leadKinds = ['contact', 'demo', 'partner', 'press', 'application'] as const

/** How far an operator has come with one. */
export const leadStates = ['new', 'answered', 'closed'] as const

export type LeadState = (typeof leadStates)[number]
