import { reportLimits } from '#services/reports'

const MEGABYTE = 2 ** 20

/** What is taken. A text that can be read can also be shared: both have one limit, in UTF-16 units. Files in bytes. */
export const limits = {
  text: reportLimits.characters,
  /** A reference has a few pages; a file of this size holds pictures. */
  file: 20 * MEGABYTE,
  /** A PDF of more is no reference. */
  pages: 20,
  /** One part of a packed document, unpacked: some hundred pages without their pictures. */
  part: 4 * MEGABYTE,
} as const

export const inMegabytes = (bytes: number): number => bytes / MEGABYTE
