import { expect, it } from 'vitest'
import { spreadOf } from './rate-lines.tsx'

it('the spread of a share is wide for few and narrow for many, and stays between none and all', () => {
  const rounded = (part: number, whole: number) => spreadOf(part, whole).map((share) => Number(share.toFixed(3)))
  expect(rounded(8, 10)).toEqual([0.49, 0.943])
  expect(rounded(80, 100)).toEqual([0.711, 0.867])
  expect(rounded(0, 6)).toEqual([0, 0.39])
  expect(rounded(5, 5)).toEqual([0.566, 1])
})
