/** Means of the squares with this radius around each cell; beyond the edge the nearest cell counts. */
export function blurred(cells: Float32Array, width: number, height: number, radius: number): Float32Array {
  const rows = new Float32Array(cells.length)
  const both = new Float32Array(cells.length)
  for (let y = 0; y < height; y += 1) blurLine(cells, rows, { start: y * width, step: 1, length: width }, radius)
  for (let x = 0; x < width; x += 1) blurLine(rows, both, { start: x, step: width, length: height }, radius)
  return both
}

interface Walk {
  readonly start: number
  readonly step: number
  readonly length: number
}

function blurLine(from: Float32Array, to: Float32Array, { start, step, length }: Walk, radius: number): void {
  const at = (index: number) => from[start + Math.min(Math.max(index, 0), length - 1) * step] ?? 0
  let sum = 0
  for (let index = -radius; index <= radius; index += 1) sum += at(index)
  for (let index = 0; index < length; index += 1) {
    to[start + index * step] = sum / (2 * radius + 1)
    sum += at(index + radius + 1) - at(index - radius)
  }
}
