import { type RefObject, useLayoutEffect, useRef } from 'react'

const SLIDE_MS = 400
const FRESH_MS = 1500

type Seen = { tops: Map<string, number>; texts: Map<string, string> }

/**
 * Life in a table: rows (`data-row`) that change place slide there, cells (`data-fresh`) whose text changed lie on `soft`
 * for a moment. Nothing moves at the first sight, and nothing slides for readers who want less motion.
 */
export function useRowMotion(body: RefObject<HTMLElement | null>): void {
  const seen = useRef<Seen | null>(null)
  useLayoutEffect(() => {
    const element = body.current
    if (element === null || typeof element.animate !== 'function') return
    const before = seen.current
    const now = look(element)
    seen.current = now
    if (before !== null) show(element, before, now)
  })
}

function rowsOf(body: HTMLElement): HTMLElement[] {
  return [...body.querySelectorAll<HTMLElement>('[data-row]')]
}

function look(body: HTMLElement): Seen {
  const tops = new Map<string, number>()
  const texts = new Map<string, string>()
  for (const row of rowsOf(body)) {
    const name = row.dataset.row ?? ''
    tops.set(name, row.offsetTop)
    for (const cell of freshCells(row)) texts.set(`${name} ${cell.dataset.fresh}`, cell.textContent ?? '')
  }
  return { tops, texts }
}

function freshCells(row: HTMLElement): HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>('[data-fresh]')]
}

function show(body: HTMLElement, before: Seen, now: Seen): void {
  const mayMove = !matchMedia('(prefers-reduced-motion: reduce)').matches
  for (const row of rowsOf(body)) {
    const name = row.dataset.row ?? ''
    const moved = (before.tops.get(name) ?? Number.NaN) - (now.tops.get(name) ?? 0)
    if (mayMove && Number.isFinite(moved) && moved !== 0)
      row.animate([{ transform: `translateY(${moved}px)` }, { transform: 'none' }], {
        duration: SLIDE_MS,
        easing: 'ease-out',
      })
    for (const cell of freshCells(row)) {
      const key = `${name} ${cell.dataset.fresh}`
      const old = before.texts.get(key)
      if (old !== undefined && old !== now.texts.get(key) && now.texts.get(key) !== '')
        cell.animate([{ backgroundColor: 'var(--gd-colors-soft)' }, { backgroundColor: 'transparent' }], FRESH_MS)
    }
  }
}
