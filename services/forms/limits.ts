/** The longest texts, in UTF-16 units as the browser's `maxlength` counts them. */
export const limits = { name: 120, email: 254, company: 160, phone: 40, message: 5000, password: 71, code: 20 } as const

/** Passwords: the shortest that can be chosen, and the longest that can be hashed (bcrypt). */
export const passwordLimits = { shortest: 12, longestBytes: limits.password } as const

const MEGABYTE = 2 ** 20

/** What an application may bring. */
export const fileLimits = {
  count: 5,
  bytes: 10 * MEGABYTE,
  /** Endings of names, in lower case; the server looks at the content as well. */
  endings: ['.pdf', '.docx', '.png', '.jpg', '.jpeg', '.webp'],
} as const

/** The longest body of a form with files: all of them, and the texts around. */
export const MAX_FORM_BYTES = fileLimits.count * fileLimits.bytes + MEGABYTE
