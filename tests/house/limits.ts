/** What the code of a room may be, and from where on it is too much (docs/decisions/041). */
export interface Limits {
  readonly rooms: readonly string[]
  /** Lines of a file; tables of data have no limit. */
  readonly lines: number
  /** Lines of a function, with all that stands in it. */
  readonly functionLines: number
  /** Modules that a file imports. */
  readonly imports: number
  /** Whether something has to be said about every exported function. */
  readonly documented: boolean
}

export const limits: readonly Limits[] = [
  { rooms: ['language', 'zeugnis', 'processes'], lines: 300, functionLines: 40, imports: 10, documented: true },
  {
    rooms: ['cv', 'contract-check', 'talent', 'words', 'json-scan', 'limits', 'engines'],
    lines: 300,
    functionLines: 40,
    imports: 10,
    documented: false,
  },
  { rooms: ['backend'], lines: 300, functionLines: 40, imports: 15, documented: true },
  { rooms: ['services'], lines: 150, functionLines: 40, imports: 14, documented: false },
  { rooms: ['site'], lines: 200, functionLines: 40, imports: 15, documented: false },
  { rooms: ['desk'], lines: 150, functionLines: 40, imports: 15, documented: false },
  { rooms: ['server'], lines: 150, functionLines: 40, imports: 16, documented: false },
  { rooms: ['tools', 'bench', 'tests'], lines: 400, functionLines: 60, imports: 30, documented: false },
]

/** Tables of data: as long as what they list. */
export const tables = /^(?:zeugnis|talent|cv|contract-check)\/lexicon\//
