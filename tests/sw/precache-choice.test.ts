import { expect, test } from 'vitest'
import { isCriticalFile, isCriticalModule, isForFew } from '#sw/critical-files.ts'
import { type BuiltChunk, filesNeeded, filesReachable, precacheExcess } from '#sw/precache-choice.ts'

const chunk = (file: string, modules: string[], more: Partial<BuiltChunk> = {}): BuiltChunk => ({
  file,
  modules,
  imports: [],
  dynamicImports: [],
  css: [],
  facade: modules[0] ?? null,
  ...more,
})

const chunks = [
  chunk('main.js', ['/src/main.tsx'], {
    imports: ['react.js'],
    dynamicImports: ['results.js', 'admin.js'],
    css: ['a.css'],
  }),
  chunk('react.js', ['/react']),
  chunk('results.js', ['/src/results.tsx'], { imports: ['table.js'], dynamicImports: ['chart.js'] }),
  chunk('table.js', ['/table'], { imports: ['results.js'] }),
  chunk('chart.js', ['/chart']),
  chunk('admin.js', ['/app/src/routes/admin/home.tsx'], { dynamicImports: ['editor.js'] }),
  chunk('editor.js', ['/editor']),
]

test('what a page needs is its chunk, what that imports and its styles, not what it may load later', () => {
  expect([...filesNeeded(chunks, (id) => id === '/src/main.tsx')]).toEqual(['main.js', 'react.js', 'a.css'])
  expect([...filesNeeded(chunks, (id) => id === '/src/results.tsx')]).toEqual(['results.js', 'table.js'])
})

test("a visitor's phone does not fetch the admin area ahead", () => {
  const reached = filesReachable(
    chunks,
    (each) => each.file === 'main.js',
    (each) => isForFew(each.modules, each.facade),
  )
  expect([...reached].sort()).toEqual(['a.css', 'chart.js', 'main.js', 'react.js', 'results.js', 'table.js'])
})

test.each([
  ['/app/src/routes/results/index.tsx?tsr-split=component', true],
  ['/app/src/routes/results.tsx?tsr-split=component', true],
  ['/app/src/routes/events/$eventID/results/race-run.$raceRunID.tsx?tsr-split=component', true],
  ['/app/src/routes/events/$eventID/index.tsx?tsr-split=component', true],
  ['/app/src/routes/index.tsx?tsr-split=component', true],
  ['/app/src/routes/results.championships.$championshipID.tsx?tsr-split=component', true],
  ['/app/src/routes/events/$eventID.results.race-run.tsx?tsr-split=component', true],
  ['/app/src/routes/events/$eventID/register/index.tsx?tsr-split=component', false],
  ['/app/src/routes/admin/index.tsx?tsr-split=component', false],
  ['/app/src/routes/blog/posts/index.tsx?tsr-split=component', false],
  ['/app/src/app/after-start.ts', true],
])('%s: critical %s', (id, critical) => {
  expect(isCriticalModule(id)).toBe(critical)
})

test('latin fonts and two icons are critical, other letters and icons come when needed', () => {
  expect(isCriticalFile('assets/sofia-sans-latin-400-normal-Ab12Cd34.woff2')).toBe(true)
  expect(isCriticalFile('assets/sofia-sans-extra-condensed-latin-800-normal-Ab12Cd34.woff2')).toBe(true)
  expect(isCriticalFile('assets/sofia-sans-latin-ext-400-normal-Ab12Cd34.woff2')).toBe(false)
  expect(isCriticalFile('icons/icon-192.png')).toBe(true)
  expect(isCriticalFile('icons/icon-512.png')).toBe(false)
})

test('a precache over its limits is named with its largest files', () => {
  const entry = (size: number) => ({ url: `a-${size}.js`, revision: null, size })
  expect(precacheExcess([entry(600_000), entry(600_000)])).toBeNull()
  expect(precacheExcess([entry(600_000), entry(600_001)])).toContain('a-600001.js 600 kB')
  expect(precacheExcess(Array.from({ length: 41 }, () => entry(1)))).toContain('41 files')
})
