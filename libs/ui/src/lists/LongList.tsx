import { memo, useDeferredValue, type ReactNode } from 'react'
import { useIncrementalRows } from './use-incremental-rows'

interface RowProps<T> {
  readonly row: T
  readonly render: (row: T) => ReactNode
}

const Row = memo(function Row<T>({ row, render }: RowProps<T>) {
  return render(row)
}) as <T>(props: RowProps<T>) => ReactNode

/** Number of rows that update in the same frame as a keystroke or press. */
const urgentCount = 40

interface LongListProps<T> {
  readonly rows: readonly T[]
  readonly rowKey: (row: T) => string
  /** Renders one row. */
  readonly children: (row: T) => ReactNode
}

/**
 * Rows of a list of any length, without an element of its own, rendered in steps by `useIncrementalRows`. A changed
 * record renders immediately; when `children` changes, the rows below the first ones follow as a deferred update.
 */
export function LongList<T>({ rows, rowKey, children }: LongListProps<T>) {
  const isRendered = useIncrementalRows(rows, rowKey)
  const deferred = useDeferredValue(children)
  return rows
    .filter(isRendered)
    .map((row, index) => <Row key={rowKey(row)} row={row} render={index < urgentCount ? children : deferred} />)
}
