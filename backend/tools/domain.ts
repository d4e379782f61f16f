const DOMAIN = /^(?:(?!-)[a-z0-9-]{1,63}(?<!-)\.)+(?:[a-z]{1,63}|xn--[a-z0-9]{1,59})$/i
const LONGEST_DOMAIN = 255

/** A name of at least two labels that the domain name system could hold. */
export function isDomain(text: string): boolean {
  return text.length <= LONGEST_DOMAIN && DOMAIN.test(text)
}
