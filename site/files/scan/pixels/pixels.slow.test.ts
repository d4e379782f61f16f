import { describe, expect, it } from 'vitest'
import { evenPaper } from './even-paper.ts'
import { findSheet } from './find-sheet.ts'
import { blank, type Grey, greyOf } from './grey.ts'
import { letterHeight } from './letter-height.ts'
import { type Corners, mapped, ontoCorners, rotation, scaling, shift, times } from './matrix.ts'
import { onWhite } from './on-white.ts'
import { NO_LETTERS, planPage, takePage } from './plan-page.ts'
import { sample } from './sample.ts'
import { shrink } from './shrink.ts'
import { histogramOf, otsu, percentile } from './threshold.ts'
import { findTilt, inkPoints } from './tilt.ts'

const at = ({ data, width }: Grey, x: number, y: number) => data[y * width + x] ?? 0

const painted = (grey: Grey, brightness: (value: number, x: number, y: number) => number): Grey => ({
  ...grey,
  data: grey.data.map((value, index) => brightness(value, index % grey.width, Math.floor(index / grey.width))),
})

/** A page of lines of upright strokes, 20 pixels high and 40 apart, at irregular distances: what letters look like from afar. */
function page(width = 800, height = 1100): Grey {
  const grey = blank(width, height)
  let chance = 1
  const upTo = (most: number) => {
    chance = (chance * 48271) % 2147483647
    return chance % most
  }
  for (let top = 80; top < height - 80; top += 40)
    for (let left = 80 + upTo(9); left < width - 80; left += 7 + upTo(8))
      for (let y = top; y < top + 20; y += 1) grey.data.fill(0, y * width + left, y * width + left + 4)
  return grey
}

const tilted = (grey: Grey, degrees: number) => {
  const [x, y] = [grey.width / 2, grey.height / 2]
  return sample(grey, times(shift(x, y), times(rotation(-degrees), shift(-x, -y))), grey.width, grey.height)
}

const onTable = (corners: Corners) => {
  const isInside = (x: number, y: number) =>
    corners.every((corner, index) => {
      const next = corners[(index + 1) % 4] ?? corner
      return (next.x - corner.x) * (y - corner.y) - (next.y - corner.y) * (x - corner.x) >= 0
    })
  return painted(blank(600, 800), (_, x, y) => (isInside(x, y) ? 210 : 60 + (x % 7) * 6))
}

describe('greyOf', () => {
  it('weighs colours as the eye does, and lays what is transparent on white', () => {
    const rgba = new Uint8ClampedArray([255, 255, 255, 255, 0, 255, 0, 255, 0, 0, 255, 255, 0, 0, 0, 0])
    expect([...greyOf({ data: rgba, width: 4, height: 1 }).data]).toEqual([255, 149, 28, 255])
  })
})

describe('thresholds', () => {
  it('Otsu parts ink from paper', () => {
    const grey = { data: new Uint8Array([20, 30, 25, 200, 210, 220, 205, 215]), width: 8, height: 1 }
    expect(otsu(histogramOf(grey))).toBeGreaterThanOrEqual(30)
    expect(otsu(histogramOf(grey))).toBeLessThan(200)
    expect(percentile(histogramOf(grey), 0.5)).toBe(200)
  })
})

describe('shrink', () => {
  it('takes the mean of each square', () => {
    expect([...shrink({ data: new Uint8Array([0, 100, 50, 50, 100, 200, 50, 50]), width: 4, height: 2 }, 2).data]).toEqual([100, 50])
  })
})

describe('maps', () => {
  it('a rectangle is mapped onto four corners', () => {
    const corners: Corners = [
      { x: 10, y: 20 },
      { x: 210, y: 40 },
      { x: 230, y: 330 },
      { x: 0, y: 300 },
    ]
    const map = ontoCorners(corners, 100, 200)
    const places = [mapped(map, { x: 0, y: 0 }), mapped(map, { x: 100, y: 0 }), mapped(map, { x: 100, y: 200 }), mapped(map, { x: 0, y: 200 })]
    for (const [index, { x, y }] of places.entries()) {
      expect(x).toBeCloseTo(corners[index]!.x)
      expect(y).toBeCloseTo(corners[index]!.y)
    }
  })

  it('maps one after the other are one map', () => {
    expect(mapped(times(shift(5, 0), scaling(2)), { x: 3, y: 4 })).toEqual({ x: 11, y: 8 })
  })
})

describe('evenPaper', () => {
  it('makes paper white and ink black under a shadow and on grey paper', () => {
    const shadow = painted(page(), (value, x) => (value * 0.6 + 60) * (1 - (0.5 * x) / 800))
    const even = evenPaper(shadow)
    for (const [x, y] of [90, 400, 700].flatMap((left) => Array.from({ length: 12 }, (_, step) => [left + step, 490] as const))) {
      if (at(page(), x, y) === 0) expect(at(even, x, y)).toBeLessThan(80)
      else expect(at(even, x, y)).toBeGreaterThan(240)
    }
  })
})

describe('onWhite', () => {
  it('changes bright letters on a dark ground for dark ones on a bright one', () => {
    const night = painted(page(), (value) => 238 - value * 0.85)
    expect(at(onWhite(night), 2, 2)).toBeGreaterThan(230)
    expect([...onWhite(onWhite(night)).data.subarray(0, 9)]).toEqual([...onWhite(night).data.subarray(0, 9)])
  })

  it('leaves a page as it is, on a dark table as well', () => {
    const corners: Corners = [
      { x: 200, y: 250 },
      { x: 400, y: 250 },
      { x: 400, y: 500 },
      { x: 200, y: 500 },
    ]
    for (const picture of [page(), onTable(corners)]) expect(onWhite(picture)).toBe(picture)
  })
})

describe('findTilt', () => {
  it.each([-4, -1.5, 0, 0.6, 3])('finds lines that fall by %d degrees', (degrees) => {
    const { x, y } = inkPoints(tilted(page(), degrees))
    expect(findTilt(x, y).degrees).toBeCloseTo(degrees, 0)
    expect(Math.abs(findTilt(x, y).degrees - degrees)).toBeLessThan(0.15)
  })
})

describe('letterHeight', () => {
  it('is that of most letters, and nothing where there are none', () => {
    expect(letterHeight(page(), false)).toBe(20)
    expect(letterHeight(blank(400, 400), false)).toBeUndefined()
  })
})

describe('findSheet', () => {
  it('finds the corners of a sheet on a table, seen from the side', () => {
    const corners: Corners = [
      { x: 90, y: 80 },
      { x: 500, y: 100 },
      { x: 560, y: 730 },
      { x: 40, y: 700 },
    ]
    const found = findSheet(onTable(corners))
    expect(found).toBeDefined()
    for (const [index, { x, y }] of (found ?? []).entries()) {
      expect(Math.abs(x - corners[index]!.x)).toBeLessThan(8)
      expect(Math.abs(y - corners[index]!.y)).toBeLessThan(8)
    }
  })

  it('finds none in a scan, which is the sheet itself, nor on an empty table', () => {
    expect(findSheet(page())).toBeUndefined()
    expect(findSheet(painted(blank(600, 800), (_, x) => 60 + (x % 7) * 6))).toBeUndefined()
  })
})

describe('findSheet, under a shadow', () => {
  const underShadow = (edge: number) => painted(page(), (value, x, y) => value * (1 - 0.5 / (1 + Math.exp((x / 800 + y / 4000 - 0.5) * edge))))

  it.each([
    ['soft', 40],
    ['hard', 800],
  ])('takes the %s edge of a shadow for none of a sheet: it would cut words through', (_, edge) => {
    expect(findSheet(underShadow(edge))).toBeUndefined()
  })
})

describe('planPage', () => {
  it('turns lines that run down the page, level', () => {
    const upright = tilted(page(), 2)
    const sideways = painted(blank(1100, 800), (_, x, y) => at(upright, y, 1099 - x))
    const plan = planPage(sideways)
    if (plan === NO_LETTERS) throw new Error('No letters')
    const taken = takePage(sideways, plan)
    expect(taken.width).toBeLessThan(taken.height)
    const { x, y } = inkPoints(taken)
    expect(Math.abs(findTilt(x, y).degrees)).toBeLessThan(0.15)
  })

  it('brings small letters to the height that is read best', () => {
    const small = shrink(page(1600, 2200), 2)
    const plan = planPage(small)
    if (plan === NO_LETTERS) throw new Error('No letters')
    expect(letterHeight(takePage(small, plan), false)).toBeGreaterThan(20)
  })

  it('says where there are no letters', () => {
    expect(planPage(blank(500, 700, 200))).toBe(NO_LETTERS)
  })
})
