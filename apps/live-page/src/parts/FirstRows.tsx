import { Button } from '@torneo/ui/buttons/Button'
import { VisuallyHidden } from '@torneo/ui/layout/VisuallyHidden'
import { useState, type ReactNode } from 'react'
import { liveTexts } from '../live-texts'

interface FirstRowsProps<T> {
  readonly rows: readonly T[]
  /** Number of rows shown before expanding. */
  readonly count: number
  /** Total number, if not all rows are included. */
  readonly total?: number | undefined
  /** Called when rows beyond the included ones are needed. */
  readonly onExpand?: (() => void) | undefined
  /** True while the other rows load. */
  readonly busy?: boolean
  /** Title of the list, for the button's name. */
  readonly title: string
  readonly children: (rows: readonly T[]) => ReactNode
}

/** First rows of a list with a button that expands it, so that the following content stays near. */
export function FirstRows<T>({ rows, count, total = 0, onExpand, busy = false, title, children }: FirstRowsProps<T>) {
  const [isExpanded, setExpanded] = useState(false)
  const all = Math.max(rows.length, total)
  const handleToggle = () => {
    if (!isExpanded && all > rows.length) onExpand?.()
    setExpanded(!isExpanded)
  }
  return (
    <>
      {children(isExpanded ? rows : rows.slice(0, count))}
      {all > count && (
        <Button variant="secondary" block busy={isExpanded && busy} aria-expanded={isExpanded} onClick={handleToggle}>
          {isExpanded ? liveTexts.seeFewer : liveTexts.seeAll(all)}
          <VisuallyHidden> ({title})</VisuallyHidden>
        </Button>
      )}
    </>
  )
}
