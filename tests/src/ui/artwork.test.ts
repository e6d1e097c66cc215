import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { bakeMood, MOODS } from '#src/ui/art/moods.ts'
import { paintedText } from '#src/ui/art/painted-text.ts'

const files = readdirSync('public/art', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.svg'))

describe('artwork files', () => {
  it('have each scene in all four moods', () => {
    const scenes = files.filter((file) => file.endsWith('.day.svg') && !file.startsWith('track-plan'))
    expect(scenes.length).toBeGreaterThanOrEqual(12)
    for (const scene of scenes) {
      for (const mood of MOODS) expect(files).toContain(scene.replace('.day.', `.${mood}.`))
    }
  })

  it.each(files)('%s works inside an image: no variable, style, script, font or foreign address', (file) => {
    const svg = readFileSync(`public/art/${file}`, 'utf8')
    expect(svg).not.toMatch(/var\(|<style|style=|<script|<text|font-family|https?:\/\/(?!www\.w3\.org)/)
  })

  it('refuse a colour and a letter that nobody drew', () => {
    expect(() => bakeMood('<path fill="var(--a-nowhere)"/>', 'day')).toThrow('--a-nowhere')
    expect(() => paintedText('漢', { x: 0, y: 0, size: 10, fill: '#000' })).toThrow('漢')
  })
})
