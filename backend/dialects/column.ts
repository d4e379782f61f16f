/** Kinds of columns that both engines have. `json` is JSON text: it keeps the order of keys and can be indexed. */
export type ColumnKind = 'text' | 'number' | 'boolean' | 'json'

export interface Column {
  readonly kind: ColumnKind
  /** Columns are never null but those of json fields. */
  readonly default: string | number | boolean | null
}
