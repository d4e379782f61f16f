/** Of the secret part of a report's address and of its deletion link: five bits each, 130 in all. */
export const TOKEN_LENGTH = 26

const SHAPE = /^[a-z2-7]{26}$/

export function looksLikeShareToken(text: string): boolean {
  return SHAPE.test(text)
}
