/** The ways on that pages offer, best first: to a tool itself, then to people who show it. Each has its label, `way.write`. */
export const ways = {
  write: '/products/zeugnisgenerator#generator',
  check: '/products/zeugnisparser#analyse',
  search: '/products/talentscout#suche',
  demo: '/about/contact?form=demo#formular',
} as const

export type Way = keyof typeof ways
type FirstWay = Exclude<Way, 'demo'>

/** Pages that are about reading references, or about finding applications; all others lead to the generator first. */
const firstWays: readonly (readonly [page: RegExp, way: FirstWay])[] = [
  [/parser$|^\/methode$|^\/companies-demo/, 'check'],
  [/talentscout/, 'search'],
]

/** The tool that a page leads to first. */
export function firstWay(path: string): FirstWay {
  return firstWays.find(([page]) => page.test(path))?.[1] ?? 'write'
}
