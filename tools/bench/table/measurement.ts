import { PlainError, reasonOf } from '../../shared/plain-error.ts'
import { type Figure, type Promised, type Row, table } from './table.ts'

/** Rows of the table that are measured together. */
export interface Measurement<Scene> {
  /** The name that `--only` takes. */
  readonly id: string
  readonly rows: readonly Promised[]
  /** Measures a figure for each row, in order. */
  readonly measure: (scene: Scene) => Promise<readonly Figure[]>
}

/**
 * Selects measurements by words in their id or rows; all without words. Throws a PlainError for words without a match.
 */
export function pick<Scene>(
  all: readonly Measurement<Scene>[],
  only: readonly string[],
): readonly Measurement<Scene>[] {
  const matches = ({ id, rows }: Measurement<Scene>, words: string) =>
    [id, ...rows.map(({ title }) => title)].some((text) => text.toLowerCase().includes(words.toLowerCase()))
  const unknown = only.find((words) => !all.some((one) => matches(one, words)))
  if (unknown !== undefined)
    throw new PlainError(`No row matches '${unknown}': npm run bench -- --list names them all.`)
  return all.filter((one) => only.length === 0 || only.some((words) => matches(one, words)))
}

/** Lists all rows with their limits, below the ids for `--only`. */
export function listing<Scene>(all: readonly Measurement<Scene>[]): string {
  return all
    .map(({ id, rows }) => [id, ...rows.map(({ title, bar }) => `  ${title}${bar ? `: ${bar}` : ''}`)].join('\n'))
    .join('\n')
}

/** Measures one after the other. A failure is reported in its rows, and the rest continues. */
export async function measureAll<Scene>(
  chosen: readonly Measurement<Scene>[],
  scene: Scene,
  log: (line: string) => void,
): Promise<Row[]> {
  const all: Row[] = []
  for (const { id, rows, measure } of chosen) {
    log(`Measuring ${id}...`)
    const figures = await measure(scene).catch(reasonOf)
    const failure = typeof figures === 'string' ? figures : 'not measured'
    const filled = rows.map((row, index): Row => {
      const figure = typeof figures === 'string' ? undefined : figures[index]
      return figure ? { ...row, ...figure } : { ...row, measured: 'failed', note: failure, failure }
    })
    log(table(filled).split('\n').slice(1).join('\n'))
    all.push(...filled)
  }
  return all
}
