/** Where a case stands, in the order of its way. */
export const caseStates = [
  ...(['requested', 'rating', 'draft', 'review', 'release', 'signing', 'delivery'] as const),
  ...(['delivered', 'objection', 'archived', 'withdrawn'] as const),
] as const

export type CaseState = (typeof caseStates)[number]

/** Nothing happens any more but deletion. */
export const endStates: readonly CaseState[] = ['archived', 'withdrawn']

/** The stations that the pictures show, each with the states that belong to it. */
export const stations = [
  { name: 'request', states: ['requested'] },
  { name: 'rating', states: ['rating'] },
  { name: 'draft', states: ['draft'] },
  { name: 'review', states: ['review'] },
  { name: 'signature', states: ['release', 'signing'] },
  { name: 'handover', states: ['delivery', 'delivered', 'objection', 'archived'] },
] as const satisfies readonly { readonly name: string; readonly states: readonly CaseState[] }[]

export type StationName = (typeof stations)[number]['name']
