import type { Limiter } from '#limits'

/** What is remembered between requests about accounts: counts where all is counted, the rest by this process alone. */
export interface AccountMemory {
  /** Codes tried, by account and address. */
  readonly otpTries: Limiter
  readonly guesses: Guesses
  readonly askedMails: AskedMails
  readonly sentMails: SentMails
  readonly decoys: Decoys
  readonly appleNames: AppleNames
}

/** Mails that an account gets once in a while, however often they are asked for. */
export type ThrottledMail = 'verification' | 'passwordReset' | 'emailChange'

/** Which mails went to which account lately. */
export interface SentMails {
  /** Whether this mail may go to this account now; if so, it counts as sent. */
  take(mail: ThrottledMail, account: string): Promise<boolean>
  /** It did not go out after all. */
  release(mail: ThrottledMail, account: string): Promise<void>
}

/**
 * The ids of one-time codes that were given for addresses nobody has. They must go on looking like real ones: the same
 * limit of codes per address, the same limit of tries.
 */
export interface Decoys {
  /** The newest id of this address when it has had `most` of them within `seconds`. */
  full(account: string, most: number): string | undefined
  add(account: string, otpId: string, seconds: number): void
  /** The made-up account that an id was given for. */
  accountOf(otpId: string): string | undefined
}

/** Somebody who says something that only one person knows: a password, a code. */
export interface Guess {
  readonly address: string
  /** What is guessed, and of whom: `password users_id ada@example.org`. Undefined where that is not known. */
  readonly secret: string | undefined
}

/**
 * Counts tries before anybody looks whether they are right, so that many at once do not pass together; what was right is taken
 * back (decision 033).
 */
export interface Guesses {
  /** Throws a `TooManyRequests` when this address has tried too often, this secret or any. */
  begin(guess: Guess): Promise<void>
  /** It was right: its count begins anew at this address, and only there. */
  succeed(guess: Guess): Promise<void>
  /** Nobody looked whether it was right. */
  withdraw(guess: Guess): Promise<void>
  /** Waits up to two seconds when a secret has been tried often in the last ten minutes, from all addresses together. */
  slowDown(secret: string): Promise<void>
  /** It was right: that try does not slow down others. */
  speedUp(secret: string): Promise<void>
}

/** Mails that somebody asks for: codes and links. The same for addresses that nobody has. */
export interface AskedMails {
  /** Counts one to this account; throws a `TooManyRequests` when this address has asked too often. */
  take(asked: { readonly address: string; readonly account: string }): Promise<void>
}

/** Names that came with a code from Apple, which tells them only in the browser and only the first time (contract 5.1). */
export interface AppleNames {
  /** `user` is JSON as Apple posts it; what cannot be read or kept is left. */
  keep(code: string, user: string): void
  get(code: string): string | undefined
}
