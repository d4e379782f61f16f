import sans from './fonts/hanken-grotesk.woff2?url'
import serif from './fonts/source-serif-4.woff2?url'

/** The font files of the first screen. */
export const fontPreloads: readonly string[] = [sans, serif]
