import { issuerOf } from '#zeugnis'
import { type Grouped, groupByIssuer } from './group-by-issuer.ts'

/** The references of one person by the company that issued them, as their letters say. */
export function groupLetters(texts: readonly string[]): Grouped {
  return groupByIssuer(texts, texts.map(issuerOf))
}
