import { Button } from '@torneo/ui/buttons/Button'
import { type ReactNode, useState } from 'react'
import { releasesTexts as texts } from './releases-texts'
import { TitledRows } from './TitledRows'

/** Number of rows that are visible initially. */
const initialCount = 3

interface CollapsedRowsProps<T> {
  readonly title: string
  readonly items: readonly T[]
  /** Renders one row as a list item. */
  readonly children: (item: T) => ReactNode
}

/** A titled list, newest first, that shows the first few rows and the others on demand. */
export function CollapsedRows<T>({ title, items, children }: CollapsedRowsProps<T>) {
  const [isExpanded, setExpanded] = useState(false)
  return (
    <TitledRows>
      <h4>{title}</h4>
      <ul>{(isExpanded ? items : items.slice(0, initialCount)).map(children)}</ul>
      {!isExpanded && items.length > initialCount && (
        <Button variant="ghost" size="sm" onClick={() => setExpanded(true)}>
          {texts.all(items.length)}
        </Button>
      )}
    </TitledRows>
  )
}
