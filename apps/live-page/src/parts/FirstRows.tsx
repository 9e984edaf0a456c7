import { useState, type ReactNode } from 'react'
import { Button } from '@torneo/ui/Button'
import { VisuallyHidden } from '@torneo/ui/VisuallyHidden'
import { liveTexts } from '../live-texts'

interface FirstRowsProps<T> {
  readonly rows: readonly T[]
  /** Shown before the button is pressed. */
  readonly count: number
  /** What the rows are, for the button's name. */
  readonly title: string
  readonly children: (rows: readonly T[]) => ReactNode
}

/** The first rows of a list, and a button for all of them: what follows on the page stays near. */
export function FirstRows<T>({ rows, count, title, children }: FirstRowsProps<T>) {
  const [isExpanded, setExpanded] = useState(false)
  return (
    <>
      {children(isExpanded ? rows : rows.slice(0, count))}
      {rows.length > count && (
        <Button variant="secondary" block aria-expanded={isExpanded} onClick={() => setExpanded(!isExpanded)}>
          {isExpanded ? liveTexts.seeFewer : liveTexts.seeAll(rows.length)}<VisuallyHidden> ({title})</VisuallyHidden>
        </Button>
      )}
    </>
  )
}
