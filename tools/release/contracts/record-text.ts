import type { Recorded } from '../../../libs/build/src/recorded.ts'

/** Shapes by name, with their lines below the name: `.id: string`, `.homeTeam.name: string`. */
export type Shapes = ReadonlyMap<string, readonly string[]>

interface Line {
  readonly text: string
  readonly addition: number
}

/** Smaller shapes are written where they are used: they are equal by chance, and save nothing. */
const minLines = 3

const pathOf = (text: string) => text.replace(/\??: .*$/s, '')
const referring = (text: string, name: string) =>
  text.replace(/(?<=\??: ).*$/s, (types) =>
    types
      .split(' | ')
      .map((type) => (type === 'object' ? name : type))
      .join(' | '),
  )
const keyOf = (lines: readonly string[]) => lines.toSorted().join('\n')

/** Lines below the line with this index: those of its fields and items, which follow it. */
function below(lines: readonly Line[], index: number): readonly Line[] {
  const path = pathOf(lines[index]?.text ?? '')
  const isBelow = ({ text }: Line) => text.startsWith(path) && /^[.[]/.test(text.slice(path.length))
  const rest = lines.slice(index + 1)
  const end = rest.findIndex((line) => !isBelow(line))
  return (end === -1 ? rest : rest.slice(0, end)).map((line) => ({ ...line, text: line.text.slice(path.length) }))
}

/** Lines of a record as its file has them: a shape that has a name once, and references to it (parseRecorded). */
export function recordedLines(recorded: Recorded, shapes: Shapes): Line[] {
  const all = [...recorded].map(([text, addition]): Line => ({ text, addition }))
  const names = new Map(
    [...shapes].filter(([, lines]) => lines.length >= minLines).map(([name, lines]) => [keyOf(lines), name]),
  )
  const shapeOf = (lines: readonly Line[]) =>
    lines.length < minLines ? undefined : names.get(keyOf(lines.map(({ text }) => text)))

  /** Additions of each shape's lines: the earliest of any call that has the shape. */
  const additions = new Map<string, Map<string, number>>()
  for (const index of all.keys()) {
    const lines = below(all, index)
    const name = shapeOf(lines)
    if (name === undefined) continue
    const known = additions.get(name) ?? new Map<string, number>()
    for (const { text, addition } of lines) known.set(text, Math.min(addition, known.get(text) ?? addition))
    additions.set(name, known)
  }

  const used = new Set<string>()
  /** Replaces what equals a shape, additions included, by its name. */
  function shortened(lines: readonly Line[]): Line[] {
    const found: Line[] = []
    for (let index = 0; index < lines.length;) {
      const line = lines[index] as Line
      const own = below(lines, index)
      const name = shapeOf(own)
      const known = additions.get(name ?? '')
      const isSame = own.every(({ text, addition }) => addition === Math.max(line.addition, known?.get(text) ?? 0))
      if (name !== undefined && isSame) {
        used.add(name)
        found.push({ ...line, text: referring(line.text, name) })
        index += 1 + own.length
      } else {
        found.push(line)
        index += 1
      }
    }
    return found
  }
  const calls = shortened(all)
  const blocks = new Map<string, Line[]>()
  // A shape's own lines may refer to further shapes, which join the set while it is walked.
  for (const name of used) {
    const lines = [...(additions.get(name) ?? [])].map(([text, addition]): Line => ({ text, addition }))
    blocks.set(
      name,
      shortened(lines).map((line) => ({ ...line, text: `${name}${line.text}` })),
    )
  }
  return [...[...blocks].toSorted(([a], [b]) => (a < b ? -1 : 1)).flatMap(([, lines]) => lines), ...calls]
}

/** The text of a record's file: its lines below the addition that they came with. */
export function recordedText(recorded: Recorded, shapes: Shapes): string {
  const lines = recordedLines(recorded, shapes)
  return [...new Set(lines.map(({ addition }) => addition))]
    .toSorted((a, b) => a - b)
    .map((heading) =>
      [`# ${heading}`, ...lines.flatMap(({ text, addition }) => (addition === heading ? [text] : [])), ''].join('\n'),
    )
    .join('')
}
