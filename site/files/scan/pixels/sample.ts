import type { Grey } from './grey.ts'
import { blank } from './grey.ts'
import type { Matrix } from './matrix.ts'

/**
 * The picture that one gets by looking up each of its pixels in another one, between four pixels there; white where there is none.
 * @param toSource maps a pixel of the result to its place in the source
 */
export function sample(source: Grey, toSource: Matrix, width: number, height: number): Grey {
  const result = blank(width, height)
  for (let y = 0; y < height; y += 1) sampleRow(source, toSource, result, y)
  return result
}

function sampleRow(source: Grey, [a, b, c, d, e, f, g, h, i]: Matrix, { data, width }: Grey, y: number): void {
  for (let x = 0; x < width; x += 1) {
    const w = g * x + h * y + i
    const [fromX, fromY] = [(a * x + b * y + c) / w, (d * x + e * y + f) / w]
    if (fromX >= 0 && fromY >= 0 && fromX <= source.width - 1 && fromY <= source.height - 1) data[y * width + x] = between(source, fromX, fromY)
  }
}

function between({ data, width, height }: Grey, x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)]
  const at = top * width + left
  const [right, below] = [left + 1 < width ? 1 : 0, top + 1 < height ? width : 0]
  const upper = (data[at] ?? 0) + ((data[at + right] ?? 0) - (data[at] ?? 0)) * (x - left)
  const lower = (data[at + below] ?? 0) + ((data[at + below + right] ?? 0) - (data[at + below] ?? 0)) * (x - left)
  return upper + (lower - upper) * (y - top)
}
