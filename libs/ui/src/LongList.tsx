import { memo, useDeferredValue, type ReactNode } from 'react'
import { useDrawn } from './use-drawn'

interface LongListProps<T> {
  readonly rows: readonly T[]
  readonly rowKey: (row: T) => string
  /** Draws one. */
  readonly children: (row: T) => ReactNode
}

/**
 * The rows of a list of any length, in no element of their own, drawn as `useDrawn` says. A record that changed is drawn anew at once; for
 * anything else that `children` shows, those below the first ones wait until there is time.
 */
export function LongList<T>({ rows, rowKey, children }: LongListProps<T>) {
  const isDrawn = useDrawn(rows, rowKey)
  const drawInTime = useDeferredValue(children)
  return rows.filter(isDrawn).map((row, place) => <Row key={rowKey(row)} row={row} draw={place < urgent ? children : drawInTime} />)
}

/** What is in sight above all others: a key in the search or a press is answered with them. */
const urgent = 40

interface RowProps<T> {
  readonly row: T
  readonly draw: (row: T) => ReactNode
}

function DrawnRow<T>({ row, draw }: RowProps<T>) {
  return draw(row)
}

const Row = memo(DrawnRow) as typeof DrawnRow
