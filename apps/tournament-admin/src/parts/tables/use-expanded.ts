import { useState } from 'react'
import type { More } from './ranked-table'

/** The state of a row's details, shown or not, and the function that changes it. */
export function useExpanded<Row>(more: More<Row> | undefined, id: string): readonly [boolean, () => void] {
  const [isOwn, setIsOwn] = useState(false)
  const opened = more?.opened
  if (!opened) return [isOwn, () => setIsOwn(!isOwn)]
  const isOpen = opened.id === id
  return [isOpen, () => opened.onChange(isOpen ? '' : id)]
}
