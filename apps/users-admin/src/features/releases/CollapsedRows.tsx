import { Button } from '@torneo/ui/buttons/Button'
import { type ReactNode, useState } from 'react'
import { releasesTexts as texts } from './releases-texts'
import { Rows } from './Rows'

/** Number of rows that are visible initially. */
const few = 3

interface FewRowsProps<T> {
  readonly title: string
  readonly items: readonly T[]
  /** Renders one row as a list item. */
  readonly children: (item: T) => ReactNode
}

/** A titled list, newest first, that shows the first few rows and the others on demand. */
export function FewRows<T>({ title, items, children }: FewRowsProps<T>) {
  const [isWhole, setWhole] = useState(false)
  return (
    <Rows>
      <h4>{title}</h4>
      <ul>{(isWhole ? items : items.slice(0, few)).map(children)}</ul>
      {!isWhole && items.length > few && (
        <Button variant="ghost" size="sm" onClick={() => setWhole(true)}>
          {texts.all(items.length)}
        </Button>
      )}
    </Rows>
  )
}
