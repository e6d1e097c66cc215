import { expect, test } from 'vitest'
import { readSourceFiles } from './source-files.ts'

const files = readSourceFiles()
const paths = files.map((file) => file.path)

test('file names are kebab-case', () => {
  const outside = paths.filter((path) => !path.startsWith('src/routes/'))
  expect(
    outside.filter((path) => !/^[a-z0-9-]+(\.(test|spec|d|config))?\.tsx?$/.test(path.split('/').at(-1) ?? '')),
  ).toEqual([])
})

test('one file name stands for one file, so that a keystroke finds it', () => {
  const counted = new Map<string, string[]>()
  for (const path of paths.filter(
    (each) => !each.startsWith('src/routes/') && !each.startsWith('server/db/tables/') && !each.startsWith('tests/'),
  )) {
    const name = path.split('/').at(-1) ?? ''
    counted.set(name, [...(counted.get(name) ?? []), path])
  }
  expect([...counted.values()].filter((same) => same.length > 1)).toEqual([])
})

test('nothing is called utils, helpers, common, misc, manager or service', () => {
  expect(
    paths.filter((path) => /(^|[/-])(utils?|helpers?|common|misc|managers?|services?)([./-]|$)/.test(path)),
  ).toEqual([])
})

test('nothing is left half said', () => {
  const words = /\b(TODO|FIXME|XXX)\b|not implemented|coming soon|@ts-ignore|@ts-expect-error|\.only\(|\.skip\(/i
  expect(
    files
      .filter((file) => !file.path.startsWith('tests/architecture/') && words.test(file.text))
      .map((file) => file.path),
  ).toEqual([])
})
