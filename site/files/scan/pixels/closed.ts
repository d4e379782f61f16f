/** Each cell as bright as the brightest around, then as dark as the darkest of those: dark spots narrower than the window go, edges stay. */
export function closed(cells: Float32Array, width: number, height: number, radius: number): Float32Array {
  return extreme(extreme(cells, width, height, radius, Math.max), width, height, radius, Math.min)
}

type Choose = (a: number, b: number) => number

/** The brightest or darkest cell of each square with this radius. */
function extreme(cells: Float32Array, width: number, height: number, radius: number, choose: Choose): Float32Array {
  const rows = new Float32Array(cells.length)
  const both = new Float32Array(cells.length)
  for (let y = 0; y < height; y += 1) extremeLine(cells, rows, { start: y * width, step: 1, length: width }, radius, choose)
  for (let x = 0; x < width; x += 1) extremeLine(rows, both, { start: x, step: width, length: height }, radius, choose)
  return both
}

interface Walk {
  readonly start: number
  readonly step: number
  readonly length: number
}

function extremeLine(from: Float32Array, to: Float32Array, { start, step, length }: Walk, radius: number, choose: Choose): void {
  for (let index = 0; index < length; index += 1) {
    let best = from[start + index * step] ?? 0
    for (let near = Math.max(0, index - radius); near <= Math.min(length - 1, index + radius); near += 1)
      best = choose(best, from[start + near * step] ?? 0)
    to[start + index * step] = best
  }
}
