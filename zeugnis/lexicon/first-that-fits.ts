import type { Frame } from '../model/frames.ts'

type Framed = Pick<Frame, 'template' | 'otherwise'>

/** Frames of one name in the order in which they are tried, and what stands for the rest. */
export function firstThatFits([first, ...others]: readonly (readonly [fits: RegExp, template: string])[], last: string): Framed {
  if (!first) return { template: last }
  const [fits, template] = first
  return { template, otherwise: { fits, ...firstThatFits(others, last) } }
}
