import type { FontStyle } from '../options.ts'

/** How a piece of text looks. Looks are compared by identity: each stands here once. */
export interface Look {
  readonly style: FontStyle
  readonly size: number
  readonly color: string
  /** Ground behind the letters. */
  readonly ground?: string
}

/** The colours of the site (`site/styles/tokens.css`). */
export const colors = { ink: '#0a1c36', quiet: '#56647a', line: '#728194', red: '#c4122f', yellow: '#fff3cc' } as const

export const looks = {
  body: { style: 'serif', size: 11, color: colors.ink },
  marked: { style: 'serif', size: 11, color: colors.ink, ground: colors.yellow },
  title: { style: 'serifStrong', size: 17, color: colors.ink },
  letterhead: { style: 'sansStrong', size: 13, color: colors.ink },
  small: { style: 'sans', size: 8, color: colors.quiet },
  text: { style: 'sans', size: 9.5, color: colors.ink },
  strong: { style: 'sansStrong', size: 9.5, color: colors.ink },
  quiet: { style: 'sans', size: 9.5, color: colors.quiet },
  heading: { style: 'sansStrong', size: 12.5, color: colors.ink },
  number: { style: 'sansStrong', size: 7.5, color: colors.red },
} as const satisfies Readonly<Record<string, Look>>
