import { percentile } from './numbers.ts'
import type { Figure } from './table.ts'

/** A figure of the product, relative to the same figure of a bare baseline. */
export interface Ratio {
  /** Median of the turns' ratios. */
  readonly x: number
  /** Lowest and highest of the turns' ratios. */
  readonly range: readonly [number, number]
  /** Medians of the two figures. */
  readonly ours: number
  readonly bare: number
}

type Figures<Name extends string> = Readonly<Record<Name, number>>

/**
 * Measures the product and something bare in turns, and divides within each turn: a machine that is slow, or busy for a
 * while, weighs on both. The first turn warms both up and does not count.
 */
export async function ratios<Name extends string>(
  turns: number,
  ours: () => Promise<Figures<Name>>,
  bare: () => Promise<Figures<NoInfer<Name>>>,
): Promise<Record<Name, Ratio>> {
  const all: (readonly [Figures<Name>, Figures<Name>])[] = []
  for (let turn = 0; turn <= turns; turn += 1) {
    const pair = [await ours(), await bare()] as const
    if (turn > 0) all.push(pair)
  }
  const names = Object.keys(all[0]?.[1] ?? {}) as Name[]
  return Object.fromEntries(
    names.map((name) => [name, ratioOf(all.map(([one, other]) => [one[name], other[name]]))]),
  ) as Record<Name, Ratio>
}

function ratioOf(pairs: readonly (readonly [ours: number, bare: number])[]): Ratio {
  const each = pairs.map(([ours, bare]) => ours / bare)
  const median = (values: readonly number[]) => percentile(values, 0.5)
  return {
    x: median(each),
    range: [Math.min(...each), Math.max(...each)],
    ours: median(pairs.map(([ours]) => ours)),
    bare: median(pairs.map(([, bare]) => bare)),
  }
}

/** Formats a table's row: '3.41 x', with the note '6.1 over 1.8 ms, 3.10 to 3.92 x'. */
export function figureOf(unit: string, ...all: readonly Ratio[]): Figure {
  const times = ({ x }: Ratio) => `${x.toFixed(2)} x`
  const note = ({ ours, bare, range }: Ratio) =>
    `${ours.toFixed(1)} over ${bare.toFixed(1)} ${unit}, ${range.map((x) => x.toFixed(2)).join(' to ')} x`
  return { measured: all.map(times).join(', '), note: all.map(note).join('; ') }
}
