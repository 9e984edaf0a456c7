import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'
import { listedFiles } from './forbidden-texts.ts'
import { isSource } from './sentence-openings.ts'

/** Texts of an object by key; null is a single text. */
type Tree = ReadonlyMap<string, Tree | null>

interface Texts {
  readonly file: string
  readonly name: string
  readonly tree: Tree
  /** Paths that are read: 'step.title'. */
  readonly read: Set<string>
  /** True if the whole object is passed on, as to a shared component: a key then counts as read wherever its name is. */
  isPassedOn: boolean
}

/** An expression that is a part of a texts object. */
interface Part {
  readonly texts: Texts
  readonly path: readonly string[]
}

interface Node {
  readonly type: string
  readonly [key: string]: unknown
}

export interface SourceFile {
  readonly file: string
  readonly source: string
}

/** Names of objects with texts for people: `liveTexts`, `matchMessages`, `sponsorLabels`. */
const textsName = /^(?:\w+(?:Texts|Messages|Labels)|texts|messages|labels)$/
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value
const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode)
const nameOf = (node: unknown): string => (isNode(node) ? String(node['name'] ?? node['value']) : '')

/** Removes `as const`, `satisfies` and `!`. */
function unwrapped(node: Node): Node {
  return /^TS(?:As|Satisfies|NonNull)Expression$/.test(node.type) ? unwrapped(node['expression'] as Node) : node
}

function treeOf(object: Node): Tree {
  const entries = (object['properties'] as Node[]).flatMap((property): [string, Tree | null][] => {
    if (property.type !== 'Property' || property['computed'] === true) return []
    const value = unwrapped(property['value'] as Node)
    return [[nameOf(property['key']), value.type === 'ObjectExpression' ? treeOf(value) : null]]
  })
  return new Map(entries)
}

/** Finds a part of a tree; a step below a single text, such as `.length`, stays at the text. */
function partOf({ texts, path: steps }: Part): { readonly at: readonly string[]; readonly tree: Tree | null } | null {
  let tree: Tree | null = texts.tree
  for (const [index, step] of steps.entries()) {
    if (tree === null) return { at: steps.slice(0, index), tree }
    const next: Tree | null | undefined = tree.get(step)
    if (next === undefined) return null
    tree = next
  }
  return { at: steps, tree }
}

function leavesOf(tree: Tree | null, at: readonly string[]): string[] {
  return tree === null ? [at.join('.')] : [...tree].flatMap(([key, below]) => leavesOf(below, [...at, key]))
}

/** Marks what a file reads of texts objects, and collects the names of all properties that it reads. */
function readFile(program: Node, bindings: Map<string, Part[]>, properties: Set<string>): void {
  const resolve = (node: Node): Part[] => {
    const inner = unwrapped(node)
    if (inner.type === 'Identifier') return bindings.get(nameOf(inner)) ?? []
    if (inner.type === 'ChainExpression') return resolve(inner['expression'] as Node)
    if (inner.type !== 'MemberExpression' || inner['computed'] === true) return []
    const key = nameOf(inner['property'])
    return resolve(inner['object'] as Node).map(({ texts, path: steps }) => ({ texts, path: [...steps, key] }))
  }
  const readBelow = (parts: readonly Part[]) => {
    for (const part of parts) {
      const found = partOf(part)
      if (found) for (const leaf of leavesOf(found.tree, found.at)) part.texts.read.add(leaf)
    }
  }
  const readAll = (parts: readonly Part[]) => {
    for (const { texts } of parts.filter((part) => part.path.length === 0)) texts.isPassedOn = true
    readBelow(parts.filter((part) => part.path.length > 0))
  }
  /** Reads of a destructured object; a name for a group of texts is another binding. */
  const destructure = (pattern: Node, parts: readonly Part[]) => {
    for (const property of pattern['properties'] as Node[]) {
      if (property.type !== 'Property') {
        readAll(parts)
        continue
      }
      const key = nameOf(property['key'])
      bind(
        property['value'] as Node,
        parts.map(({ texts, path: steps }) => ({ texts, path: [...steps, key] })),
      )
    }
  }
  const bind = (target: Node, parts: readonly Part[]) => {
    if (target.type === 'ObjectPattern') return destructure(target, parts)
    const groups = parts.filter((part) => partOf(part)?.tree)
    readAll(parts.filter((part) => !groups.includes(part)))
    const name = nameOf(target)
    const known = bindings.get(name) ?? []
    const added = groups.filter(
      (one) => !known.some((other) => other.texts === one.texts && String(other.path) === String(one.path)),
    )
    if (added.length > 0) bindings.set(name, [...known, ...added])
  }
  const visit = (node: Node): void => {
    if (/^(?:Import|ExportAll)/.test(node.type) && node.type !== 'ImportExpression') return
    if (node.type === 'VariableDeclarator') {
      const [id, init] = [node['id'] as Node, node['init'] as Node | null]
      const parts = init ? resolve(init) : []
      if (parts.length > 0) return bind(id, parts)
      if (init) visit(init)
      return childrenOf(id).forEach(visit)
    }
    const parts = resolve(node)
    if (parts.length > 0) return readAll(parts)
    if (node.type === 'MemberExpression') {
      if (node['computed'] !== true) properties.add(nameOf(node['property']))
      const of = resolve(node['object'] as Node)
      // A key that is computed may be any.
      readBelow(of)
      if (of.length === 0) visit(node['object'] as Node)
      if (node['computed'] === true) visit(node['property'] as Node)
      return
    }
    if (node.type === 'CallExpression' && nameOf((node['callee'] as Node)['object']) === 'Object')
      readBelow((node['arguments'] as Node[]).flatMap(resolve))
    if (node.type === 'ObjectPattern')
      for (const one of node['properties'] as Node[]) properties.add(nameOf(one['key']))
    // Types read nothing.
    if (node.type.startsWith('TS')) return node['expression'] ? visit(node['expression'] as Node) : undefined
    if (node.type === 'Property') {
      if (node['computed'] === true) visit(node['key'] as Node)
      return visit(node['value'] as Node)
    }
    childrenOf(node).forEach(visit)
  }
  visit(program)
}

/** Finds the texts of apps and libs that no source reads: such a text is on no screen, however it is promised. */
export function unusedTexts(sources: readonly SourceFile[]): readonly string[] {
  const parsed = sources.map(({ file, source }) => ({
    file,
    program: parseSync(file, source).program as unknown as Node,
  }))
  const all: Texts[] = parsed
    .filter(({ file }) => !file.startsWith('services/'))
    .flatMap(({ file, program }) =>
      (program['body'] as Node[])
        .map((statement) =>
          statement.type === 'ExportNamedDeclaration' ? (statement['declaration'] as Node | null) : statement,
        )
        .filter((statement) => statement?.type === 'VariableDeclaration')
        .flatMap((statement) => (statement as Node)['declarations'] as Node[])
        .flatMap((declarator) => {
          const [name, init] = [nameOf(declarator['id']), declarator['init'] as Node | null]
          const object = init && unwrapped(init)
          return object?.type === 'ObjectExpression' && textsName.test(name)
            ? [{ file, name, tree: treeOf(object), read: new Set<string>(), isPassedOn: false }]
            : []
        }),
    )
  const properties = new Set<string>()
  for (const { file, program } of parsed) {
    const bindings = new Map<string, Part[]>()
    for (const texts of all.filter((one) => one.file === file)) bindings.set(texts.name, [{ texts, path: [] }])
    for (const statement of program['body'] as Node[]) {
      if (statement.type !== 'ImportDeclaration') continue
      const from = nameOf(statement['source'])
      const end = from.startsWith('.')
        ? path.posix.join(path.posix.dirname(file), from)
        : from.replace(/^@torneo\/[^/]+/, '')
      for (const specifier of statement['specifiers'] as Node[]) {
        const imported = nameOf(specifier['imported'])
        const texts = all.find((one) => one.name === imported && one.file.replace(/\.tsx?$/, '').endsWith(end))
        if (texts) bindings.set(nameOf(specifier['local']), [{ texts, path: [] }])
      }
    }
    readFile(program, bindings, properties)
  }
  return all.flatMap(({ file, name, tree, read, isPassedOn }) =>
    leavesOf(tree, [])
      .filter((leaf) => !read.has(leaf) && !(isPassedOn && properties.has(leaf.split('.').at(-1) as string)))
      .map((leaf) => `${file}: ${name}.${leaf} is read by no screen`),
  )
}

/** Unused texts of a git checkout. */
export function unusedTextsIn(dir: string): readonly string[] {
  return unusedTexts(
    listedFiles(dir)
      .filter((file) => isSource(file) && /^(?:apps|libs|services)\//.test(file))
      .map((file) => ({ file, source: readFileSync(path.join(dir, file), 'utf8') }))
      .filter(({ source }) => /(?:[tT]exts|[mM]essages|[lL]abels)\b/.test(source)),
  )
}
