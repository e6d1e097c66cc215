// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { Plate } from '#src/ui/plate.tsx'
import { plateEdge } from '#src/ui/plate-edge.ts'
import { renderPart } from '#tests/src/ui/rendered.tsx'

afterEach(cleanup)

const PRO = { plate_colour: '#ffffff', figure_colour: '#14110e' }

describe('plate', () => {
  it.each([
    [{ number: '214', raceClass: 'Pro' }, 'Number 214, Pro'],
    [{ number: '007' }, 'Number 007'],
    [{ number: '31', raceClass: 'Pro', leader: true }, 'Number 31, Pro, leader of the standings'],
  ])('says %o as %s', (props, spoken) => {
    renderPart(<Plate {...PRO} {...props} />)
    expect(screen.getByRole('img', { name: spoken })).toBeTruthy()
  })

  it('is silent where the words stand beside it', () => {
    renderPart(<Plate {...PRO} number="7" spoken={false} />)
    expect(screen.queryByRole('img')).toBeNull()
  })

  it('has the four sizes of the look', () => {
    for (const [size, width, height] of [
      ['s', '34px', '27px'],
      ['m', '46px', '36px'],
      ['l', '84px', '66px'],
      ['xl', '150px', '116px'],
    ] as const) {
      renderPart(<Plate {...PRO} number="7" size={size} />)
      const style = getComputedStyle(screen.getByRole('img'))
      expect([style.width, style.height]).toEqual([width, height])
      cleanup()
    }
  })

  it.each([
    ['#ffffff', '#14110e', '#ffffff'],
    ['#ffd60a', '#14110e', '#ffd60a'],
    ['#f28a1c', '#14110e', '#f28a1c'],
    ['#14110e', '#14110e', '#c8c0b4'],
  ])('gives %s an edge of %s in light and %s in dark', (colour, light, dark) => {
    expect(plateEdge(colour)).toEqual({ light, dark })
  })
})
