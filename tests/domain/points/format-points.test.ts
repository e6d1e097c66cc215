import { expect, it } from 'vitest'
import { formatCountedPoints, formatPoints } from '#domain/points/format-points.ts'

it.each([
  [75, '75', '75 points'],
  [1, '1', '1 point'],
  [0, '0', '0 points'],
  [12.5, '12.5', '12.5 points'],
  [33.333, '33.33', '33.33 points'],
  [-5, '−5', '−5 points'],
  [-1, '−1', '−1 point'],
  [-0.001, '0', '0 points'],
])('%d points', (points, figure, counted) => {
  expect(formatPoints(points)).toBe(figure)
  expect(formatCountedPoints(points)).toBe(counted)
})
