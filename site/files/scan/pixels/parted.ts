import type { Box } from '../scan-page.ts'
import { blank, type Grey } from './grey.ts'

/** A page with nothing but what stands in this part of it, and the page without it; both as large as the page. */
export function parted(page: Grey, { x, y, width, height }: Box): { readonly inside: Grey; readonly outside: Grey } {
  const inside = blank(page.width, page.height)
  const outside = { ...page, data: page.data.slice() }
  for (let row = y; row < Math.min(y + height, page.height); row += 1) {
    const [start, end] = [row * page.width + x, row * page.width + x + width]
    inside.data.set(page.data.subarray(start, end), start)
    outside.data.fill(255, start, end)
  }
  return { inside, outside }
}
