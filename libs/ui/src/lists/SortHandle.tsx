import { GripVertical } from 'lucide-react'
import styled from 'styled-components'
import { IconButton } from '../buttons/IconButton'
import type { Sortable } from './use-sortable'

export interface SortHandleProps {
  /** Id of the item that it moves. */
  readonly of: string
  /** Accessible name of the item. */
  readonly name: string
  readonly isLifted: boolean
  readonly disabled?: boolean | undefined
  readonly handlers: Sortable['handlers']
}

/** Drag handle of a sortable item; with the keyboard, Space picks it up and the arrow keys move it. */
export function SortHandle({
  of,
  name,
  isLifted,
  disabled,
  handlers: { register, press, key, leave },
}: SortHandleProps) {
  return (
    <Grip
      ref={(element: HTMLButtonElement | null) => register(of, element)}
      label={`Mover ${name}`}
      // A tooltip would cover the items below the pointer.
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

// A touch drags the item instead of scrolling the page.
const Grip = styled(IconButton)`
  touch-action: none;
  cursor: grab;
  &[aria-pressed='true'] { cursor: grabbing; }
`
