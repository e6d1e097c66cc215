// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { followedRiders, parseFollowed } from '#src/features/results/followed-riders.ts'
import { useFollowedRider } from '#src/features/results/use-followed-rider.ts'

afterEach(() => localStorage.clear())

describe('the followed rider', () => {
  it('is kept for each championship by itself', () => {
    followedRiders.set('season-1', 'kian')
    followedRiders.set('season-2', 'zofia')
    followedRiders.set('season-1', null)
    expect([followedRiders.find('season-1'), followedRiders.find('season-2')]).toEqual([null, 'zofia'])
  })

  it('is one: another star takes its place, the same star again ends it', () => {
    const { result } = renderHook(() => useFollowedRider('season-1'))
    expect(result.current.followedId).toBeNull()
    act(() => result.current.toggle('kian'))
    expect(result.current.followedId).toBe('kian')
    act(() => result.current.toggle('zofia'))
    expect(result.current.followedId).toBe('zofia')
    act(() => result.current.toggle('zofia'))
    expect(result.current.followedId).toBeNull()
  })

  it('follows a choice made in another tab', () => {
    const { result } = renderHook(() => useFollowedRider('season-1'))
    act(() => {
      localStorage.setItem('followed-riders', '{"season-1":"kian"}')
      dispatchEvent(new StorageEvent('storage', { key: 'followed-riders' }))
    })
    expect(result.current.followedId).toBe('kian')
  })

  it.each([[null], ['nonsense'], ['[1]'], ['{"a":1}']])('is nobody when the memory cannot be read: %s', (text) => {
    expect(parseFollowed(text)).toEqual({})
  })
})
