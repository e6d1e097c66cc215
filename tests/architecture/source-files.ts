import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, relative } from 'node:path'

export type SourceFile = { path: string; imports: string[]; text: string }

const root = join(import.meta.dirname, '../..')
const trees = ['domain', 'server', 'src', 'sw', 'tests', 'bench']

/** Every TypeScript file of the five trees with what it imports, as paths from the root or package names. */
export function readSourceFiles(): SourceFile[] {
  return trees.flatMap((tree) =>
    readdirSync(join(root, tree), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.gen.ts') && !name.endsWith('.d.ts'))
      .map((name) => readSourceFile(join(tree, name))),
  )
}

function readSourceFile(path: string): SourceFile {
  const text = readFileSync(join(root, path), 'utf8')
  const code = text.replace(/\/\*[\s\S]*?\*\//g, '')
  const found = code.matchAll(
    /(?:^|\n)\s*(?:import|export)\s(?:[^'"]*?from\s*)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g,
  )
  const imports = [...found].map((match) => resolveImport(path, match[1] ?? match[2] ?? ''))
  return { path, imports, text }
}

function resolveImport(from: string, name: string): string {
  if (name.startsWith('#')) return name.slice(1)
  if (name.startsWith('.')) return relative(root, normalize(join(root, dirname(from), name)))
  return name
}

export function treeOf(path: string): string {
  return path.split('/')[0] ?? ''
}
