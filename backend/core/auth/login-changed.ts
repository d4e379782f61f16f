type Values = Readonly<Record<string, unknown>>

/** What of a login is told when it changes: the names of its fields. */
export const loginParts = ['email', 'password'] as const

/** A change of how a record of an auth collection signs in. */
interface LoginChanged {
  /** Name of the collection. */
  readonly collection: string
  readonly before: Values
  readonly parts: readonly (typeof loginParts)[number][]
  readonly at: Date
}

/** What the program around wants written down when a login changes, such as a mail to the address that it had. */
export interface LoginNotices {
  /** Records to be created in the transaction of the change. */
  records(change: LoginChanged): readonly { readonly collection: string; readonly values: Values }[]
  /** They are committed. */
  stored(): void
}
