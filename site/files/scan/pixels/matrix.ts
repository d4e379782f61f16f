/** A point in pixels, from the upper left corner. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** Upper left, upper right, lower right, lower left. */
export type Corners = readonly [Point, Point, Point, Point]

/** A projective map of the plane, row by row (Hartley & Zisserman, Multiple View Geometry, 2.3). */
export type Matrix = readonly [number, number, number, number, number, number, number, number, number]

/** What maps by the second, and the result by the first. */
export function times(a: Matrix, b: Matrix): Matrix {
  const cell = (row: number, column: number) =>
    (a[row * 3] ?? 0) * (b[column] ?? 0) + (a[row * 3 + 1] ?? 0) * (b[column + 3] ?? 0) + (a[row * 3 + 2] ?? 0) * (b[column + 6] ?? 0)
  return [cell(0, 0), cell(0, 1), cell(0, 2), cell(1, 0), cell(1, 1), cell(1, 2), cell(2, 0), cell(2, 1), cell(2, 2)]
}

export function scaling(x: number, y = x): Matrix {
  return [x, 0, 0, 0, y, 0, 0, 0, 1]
}

export function shift(x: number, y: number): Matrix {
  return [1, 0, x, 0, 1, y, 0, 0, 1]
}

/** Clockwise as one looks at the picture, around its upper left corner. */
export function rotation(degrees: number): Matrix {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  return [cos, -sin, 0, sin, cos, 0, 0, 0, 1]
}

export function mapped(matrix: Matrix, { x, y }: Point): Point {
  const [a, b, c, d, e, f, g, h, i] = matrix
  const w = g * x + h * y + i
  return { x: (a * x + b * y + c) / w, y: (d * x + e * y + f) / w }
}

/** Maps a rectangle of this size onto four corners (Heckbert, Fundamentals of Texture Mapping, 1989, 2.2.3). */
export function ontoCorners([p, q, r, s]: Corners, width: number, height: number): Matrix {
  const sum = { x: p.x - q.x + r.x - s.x, y: p.y - q.y + r.y - s.y }
  const [right, lower] = [
    { x: q.x - r.x, y: q.y - r.y },
    { x: s.x - r.x, y: s.y - r.y },
  ]
  const determinant = right.x * lower.y - lower.x * right.y
  const g = (sum.x * lower.y - lower.x * sum.y) / determinant
  const h = (right.x * sum.y - sum.x * right.y) / determinant
  const unit: Matrix = [q.x - p.x + g * q.x, s.x - p.x + h * s.x, p.x, q.y - p.y + g * q.y, s.y - p.y + h * s.y, p.y, g, h, 1]
  return times(unit, scaling(1 / width, 1 / height))
}
