import type { Locale } from '#words/interface'

/** A paragraph, heading, cell, label or field as readers meet it. */
export interface Piece {
  /** From the root of the project: `content/blog/lexikon/de.mdx`. */
  readonly file: string
  /** Where in the file: `line 12`, or the path of a field. */
  readonly place: string
  readonly locale: Locale
  /** Without markup; what is no prose (code, computed values) stands as `nothing`. German wording inside English stands in „…“. */
  readonly text: string
}

/** U+FFFC: holds the place of code and of values that are filled in. */
export const nothing = '\uFFFC'

/** A problem as an editor reads it. */
export interface Finding {
  readonly file: string
  readonly text: string
}

export const at = ({ file, place }: Piece, text: string): Finding => ({ file, text: `${place}: ${text}` })

/** All findings at once, one a line under its file. */
export function listed(findings: readonly Finding[]): string {
  const byFile = [...Map.groupBy(findings, ({ file }) => file)].sort(([a], [b]) => a.localeCompare(b))
  return byFile.map(([file, own]) => [file, ...own.map(({ text }) => `  ${text}`)].join('\n')).join('\n')
}
