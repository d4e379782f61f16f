/** The tables that are no collections. JSON columns hold text on both engines. */
export interface SystemTables {
  readonly _collections: {
    id: string
    system: boolean | number
    type: string
    name: string
    fields: string
    indexes: string
    listRule: string | null
    viewRule: string | null
    createRule: string | null
    updateRule: string | null
    deleteRule: string | null
    options: string
    created: string
    updated: string
  }
  readonly _params: { id: string; value: string | null; created: string; updated: string }
  readonly _migrations: { file: string; applied: number }
}
