export const views = ['tafel', 'tabelle'] as const

type View = (typeof views)[number]

/** What of the cases is shown, and how: all of it stands in the address. */
export interface Chosen {
  readonly search: string
  readonly state: string
  readonly view: View
}

/** Names of the query's fields. */
export const fields = { search: 'suche', state: 'stand', view: 'ansicht' } as const

const LONGEST = 100

export function chosenIn(query: URLSearchParams): Chosen {
  return {
    search: (query.get(fields.search) ?? '').trim().slice(0, LONGEST),
    state: query.get(fields.state) ?? '',
    view: query.get(fields.view) === 'tabelle' ? 'tabelle' : 'tafel',
  }
}

/** The query that asks for this. */
export function queryOf({ search, state, view }: Chosen): string {
  return `?${new URLSearchParams({ ...(search && { [fields.search]: search }), ...(state && { [fields.state]: state }), [fields.view]: view })}`
}
