import { useState, type ReactNode } from 'react'
import { Button } from '@torneo/ui/Button'
import { VisuallyHidden } from '@torneo/ui/VisuallyHidden'
import { liveTexts } from '../live-texts'

interface FirstRowsProps<T> {
  readonly rows: readonly T[]
  /** Shown before the button is pressed. */
  readonly count: number
  /** Of all rows, where not all are here. */
  readonly total?: number | undefined
  /** All are asked for. */
  readonly onExpand?: (() => void) | undefined
  /** The others are on their way. */
  readonly busy?: boolean
  /** What the rows are, for the button's name. */
  readonly title: string
  readonly children: (rows: readonly T[]) => ReactNode
}

/** The first rows of a list, and a button for all of them: what follows on the page stays near. */
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
          {isExpanded ? liveTexts.seeFewer : liveTexts.seeAll(all)}<VisuallyHidden> ({title})</VisuallyHidden>
        </Button>
      )}
    </>
  )
}
