/** A filter, rule or sort that cannot be used: a sentence for whoever wrote it. Answered as 400. */
export class FilterError extends Error {
  override readonly name = 'FilterError'

  /** From which character on the text cannot be read, where that is known. */
  readonly at: number | undefined

  constructor(message: string, at?: number) {
    super(message)
    this.at = at
  }
}

/** What stands on one side of a comparison. */
export type Operand =
  | { readonly kind: 'identifier'; readonly name: string }
  | { readonly kind: 'text'; readonly value: string }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'call'; readonly name: string; readonly args: readonly Operand[] }

export type Operator = '=' | '!=' | '>' | '>=' | '<' | '<=' | '~' | '!~'

export interface Comparison {
  readonly kind: 'comparison'
  readonly left: Operand
  readonly operator: Operator
  /** Written with `?`: one matching value of several is enough. */
  readonly any: boolean
  readonly right: Operand
}

/** A parsed filter (contract 2.1). Frozen, as it is shared by all who ask for the same text. */
export type Filter = Comparison | { readonly kind: 'and' | 'or'; readonly parts: readonly Filter[] }
