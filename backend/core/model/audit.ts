/** How somebody who operates came in. */
type Via = 'login' | 'impersonation' | 'command'

/** Whose changes are written into the operators' log (decision 053). */
export interface Operator {
  /** Id of the record; "" for commands, and for somebody who failed to sign in. */
  readonly id: string
  /** Name of its collection. */
  readonly collection: string
  /** Superusers' own; "" for others, as what a deletion removes must not stay in the log. */
  readonly email: string
  readonly via: Via
  /** Shortened so that it names no person. */
  readonly address: string
}

/** A value that the log may keep. */
export type KeptValue = string | number | boolean | null | readonly string[]

/** Something that has become another; without values where these are none of the log's business. */
export interface Changed {
  readonly name: string
  readonly before?: KeptValue
  readonly after?: KeptValue
}

/** What an operator has done. */
export interface Done {
  /** `create`, `update`, `delete`, `import`, `truncate`, `restore`, … */
  readonly action: string
  /** `posts/ID` for a record, else `settings`, `collection NAME`, `backup NAME`, `cron NAME`, `sql`. */
  readonly target: string
  readonly changes?: readonly Changed[]
  /** Deletions of targets that begin so are only counted from here on. */
  readonly counts?: string
}
