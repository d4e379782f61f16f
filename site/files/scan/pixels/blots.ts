import type { Box } from '../scan-page.ts'
import type { Grey } from './grey.ts'

/** Dark pixels that touch: where each letter stands, or a part of one, or several that run into each other. */
export function blotsOf({ data, width, height }: Grey): Box[] {
  const seen = data.map((value) => (value < 128 ? 0 : 1))
  const blots: Box[] = []
  for (let at = 0; at < seen.length; at += 1) if (seen[at] === 0) blots.push(fill(seen, at, width, height))
  return blots
}

/** Marks a blot as seen, from one of its pixels on. */
function fill(seen: Uint8Array, start: number, width: number, height: number): Box {
  const open = [start]
  let [left, right, top, bottom] = [width, 0, height, 0]
  seen[start] = 1
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const [x, y] = [at % width, Math.floor(at / width)]
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
    for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row += 1)
      for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column += 1) {
        const next = row * width + column
        if (seen[next] !== 0) continue
        seen[next] = 1
        open.push(next)
      }
  }
  return { x: left, y: top, width: right - left + 1, height: bottom - top + 1 }
}
