/** How far an issue is. `stopped`: an operator has halted it in the middle. */
export const issueStates = ['draft', 'planned', 'sending', 'stopped', 'sent'] as const

export type IssueState = (typeof issueStates)[number]

/** An address that has been refused for good so often gets no more issues. */
export const MOST_BOUNCES = 3
