type Values = Readonly<Record<string, unknown>>

/** A record that a transaction creates, changes or deletes, by whoever. */
export interface RecordChanged {
  readonly action: 'create' | 'update' | 'delete'
  /** Name of its collection. */
  readonly collection: string
  readonly id: string
  /** As it was; undefined of what is created. */
  readonly before: Values | undefined
  /** As it is from the commit on; undefined of what is deleted. */
  readonly after: Values | undefined
  readonly at: Date
}

/** A record that the program around wants to be created in the transaction of a change. */
export interface NoticeRecord {
  readonly collection: string
  readonly values: Values
}

/** What the program around wants written down when records change: a mail, a message to another system. */
export interface RecordNotices {
  /** Whether anything is to be written for changes in the collection of this name; asked for each change, before anything is read. */
  concerns(collection: string): boolean
  /** Name of the collection whose records say who wants to hear of changes. */
  readonly listeners: string
  /** What is to be created with this change; `listeners` are the records of that collection. */
  records(change: RecordChanged, listeners: readonly Values[]): readonly NoticeRecord[]
  /** Something was created and is committed. */
  stored(): void
}

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
  records(change: LoginChanged): readonly NoticeRecord[]
  /** They are committed. */
  stored(): void
}
