/** The ways on that pages offer, best first: to a tool itself, then to people who show it. Each has its label, `way.write`. */
export const ways = {
  write: '/products/zeugnisgenerator#generator',
  check: '/products/zeugnisparser#analyse',
  compare: '/products/zeugnisvergleich#vergleich',
  batch: '/products/zeugnisgenerator-stapel#stapel',
  search: '/products/talentscout#suche',
  demo: '/about/contact?form=demo#formular',
} as const

export type Way = keyof typeof ways
/** The tool that a page leads to first. */
export type FirstWay = Exclude<Way, 'demo'>
