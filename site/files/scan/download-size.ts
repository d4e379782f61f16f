/** A part of what recognition fetches before its first page. */
interface Part {
  /** In bytes as they come over the line: compressed. */
  readonly sent: number
  /** In bytes as they arrive in the page. */
  readonly whole: number
}

/** The larger parts of the recognition; a test holds the figures. The language comes packed and is unpacked by us. */
export const parts = {
  core: { sent: 823_493, whole: 2_857_601 },
  language: { sent: 1_333_102, whole: 1_333_102 },
} as const satisfies Record<string, Part>

/** Worker, glue code and what they share, in bytes as they come over the line. */
const SCRIPTS = 27_000

/** What recognition fetches before its first page, in bytes as they come over the line; nothing of it comes twice. */
export const downloadSize = parts.core.sent + parts.language.sent + SCRIPTS
