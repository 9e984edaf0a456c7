import { existsSync, readFileSync } from 'node:fs'

/**
 * Recorded lines of a contract, each with the addition that introduced it: 0 for the first record. The heading `# 3` in
 * the file starts the lines of addition 3.
 */
export type Recorded = ReadonlyMap<string, number>

/** Reads a file of docs/contracts; null if it does not exist. */
export function readRecorded(file: string | URL): Recorded | null {
  return existsSync(file) ? parseRecorded(readFileSync(file, 'utf8')) : null
}

/** A line that a shape is made of, such as `Team.name: string`: calls begin with their method. */
const ofShape = /^([A-Z]\w*)([.[].*)$/

/** Splits `body.items[].team?: Team | null` into path, mark and types. */
const parts = /^(.*?)(\??): (.*)$/

/** Name of the shape that a line refers to. */
const shapeIn = (types: string) => types.split(' | ').find((type) => /^[A-Z]\w*$/.test(type))

type Numbered = readonly [line: string, addition: number]

/**
 * Reads the text of a record. A shape that several calls share is written once: a line that refers to it stands for
 * itself and for the shape's lines, each of the later addition of the two.
 */
export function parseRecorded(text: string): Recorded {
  const [shapes, rest]: [Map<string, Numbered[]>, Numbered[]] = [new Map(), []]
  let addition = 0
  for (const line of text.split('\n')) {
    const [, name, below] = ofShape.exec(line) ?? []
    if (line.startsWith('# ')) addition = Number(line.slice(2))
    else if (name !== undefined && below !== undefined)
      shapes.set(name, [...(shapes.get(name) ?? []), [below, addition]])
    else if (line !== '') rest.push([line, addition])
  }
  const expanded = ([line, own]: Numbered): Numbered[] => {
    const [, path = '', mark = '', types = ''] = parts.exec(line) ?? []
    const name = shapeIn(types)
    if (name === undefined) return [[line, own]]
    const shape = shapes.get(name)
    if (!shape) throw new Error(`The record has no shape ${name}: ${line}`)
    return [
      [`${path}${mark}: ${types.replace(name, 'object')}`, own],
      ...shape.flatMap(([below, later]) => expanded([`${path}${below}`, Math.max(own, later)])),
    ]
  }
  return new Map(rest.flatMap(expanded))
}

/** The number of the latest addition. */
export const additionsOf = (recorded: Recorded) => Math.max(0, ...recorded.values())

/** The next record: existing lines keep their addition, new lines get the next number. */
export function nextRecord(recorded: Recorded | null, current: readonly string[]): Recorded {
  if (!recorded) return new Map(current.map((line) => [line, 0]))
  const next = additionsOf(recorded) + 1
  return new Map(current.map((line) => [line, recorded.get(line) ?? next]))
}
