import type { Token } from './tokens.ts'

const esteem = /^(?:ge)?(?:schaetz|lob|acht|respektier|vertrau|anerkann|wuerdig|zufrieden|verehr|bewunder|mochte|profitier|aufgehoben)/
const praised = /^(?:ihn|ihm|sie|ihr|sein\p{L}{0,2}|ihre\p{L}?)$/u

/** „Kollegen schätzten ihn“, „Der Vorstand war mit ihren Leistungen zufrieden“: others esteem the person. */
export function isEsteem(tokens: readonly Token[]): boolean {
  const verb = tokens.findIndex(({ key }) => esteem.test(key))
  if (verb < 1 || tokens[0]?.isPerson || /^(?:er|sie)$/.test(tokens[0]?.key ?? '')) return false
  const [subject] = tokens.filter(({ isNoun, isPerson }) => isNoun || isPerson)
  if (!subject || subject.isPerson || !(subject.reading?.class === 'people' || subject.reading?.class === 'firm')) return false
  return tokens.slice(1).some(({ key, isPerson, mark }) => (praised.test(key) || isPerson) && mark === null)
}

/** „Kollegen schätzten ihn“: the verb; null in „schätzten die Lage richtig ein“ and „manche schätzten ihn“. */
export function esteemIn(tokens: readonly Token[]): Token | null {
  const verb = tokens.find(({ key }) => /^schaetz(?:t|te|ten)$/.test(key))
  const isLimited = tokens.some(({ key }) => /^(?:manche|einige|wenige|einzelne)/.test(key))
  return verb && tokens.at(-1)?.key !== 'ein' && !isLimited && isEsteem(tokens) ? verb : null
}
