/** Of the secret part of a report's address and of its deletion link: five bits each, 130 in all. */
export const TOKEN_LENGTH = 26

/** How one looks, as the source of a pattern. */
export const TOKEN_SHAPE = `[a-z2-7]{${TOKEN_LENGTH}}`
const SHAPE = new RegExp(`^${TOKEN_SHAPE}$`)

export function looksLikeShareToken(text: string): boolean {
  return SHAPE.test(text)
}
