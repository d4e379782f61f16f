/** A choice of the filter, and what is left where it is chosen. */
export interface FilterData {
  readonly topics: readonly string[]
  readonly years: readonly string[]
  /** The pairs that have articles, as „law-2026“. */
  readonly pairs: readonly string[]
}

/**
 * The styles by which the list follows its two filters: radios, no script. Written from the articles, so that a new
 * year or topic needs no one to write a rule; a topic without a row loses its heading, and where nothing is left a
 * sentence says so.
 */
export function filterRules({ topics, years, pairs }: FilterData): string {
  const topicIs = (topic: string) => `.blog:has([name=topic][value="${topic}"]:checked)`
  const yearIs = (year: string) => `:has([name=year][value="${year}"]:checked)`
  const sections = topics.map((topic) => `${topicIs(topic)} :is(.topic,.story):not(.topic-${topic})`)
  const rows = years.map((year) => `.blog${yearIs(year)} .post:not(.year-${year})`)
  const empty = topics.flatMap((topic) => years.filter((year) => !pairs.includes(`${topic}-${year}`)).map((year) => [topic, year] as const))
  const headings = empty.map(([topic, year]) => `.blog${yearIs(year)} .topic-${topic}`)
  const sentences = empty.map(([topic, year]) => `${topicIs(topic)}${yearIs(year)} .none`)
  return layer(rule([...rows, ...sections, ...headings], 'none') + rule(sentences, 'block'))
}

const layer = (rules: string) => `@layer family{${rules}}`

function rule(selectors: readonly string[], display: 'none' | 'block'): string {
  return selectors.length > 0 ? `${selectors.join(',')}{display:${display}}` : ''
}
