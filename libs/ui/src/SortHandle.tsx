import { GripVertical } from 'lucide-react'
import styled from 'styled-components'
import { IconButton } from './IconButton'
import type { Sortable } from './use-sortable'

interface SortHandleProps {
  /** The id of the item that it moves. */
  readonly of: string
  /** What people call it. */
  readonly name: string
  readonly isLifted: boolean
  readonly disabled?: boolean | undefined
  readonly handlers: Sortable['handlers']
}

/** What an item of a list is moved by: dragged, or taken with Space and moved with the arrows. */
export function SortHandle({ of, name, isLifted, disabled, handlers: { keep, press, key, leave } }: SortHandleProps) {
  return (
    <Grip
      ref={(element: HTMLButtonElement | null) => keep(of, element)}
      label={`Mover ${name}`}
      // It would cover what it is dragged over.
      tooltip={false}
      aria-pressed={isLifted}
      aria-disabled={disabled || undefined}
      icon={<GripVertical size={18} aria-hidden />}
      onPointerDown={(event) => press(of, event)}
      onKeyDown={(event) => key(of, event)}
      onBlur={() => leave(of)}
    />
  )
}

// A finger on it drags, and does not scroll the page.
const Grip = styled(IconButton)`
  touch-action: none;
  cursor: grab;
  &[aria-pressed='true'] { cursor: grabbing; }
`
