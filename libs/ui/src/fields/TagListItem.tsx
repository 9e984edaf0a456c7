import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import styled from 'styled-components'
import { IconButton } from '../buttons/IconButton'
import { Stack } from '../layout/Stack'
import { liftedStyle } from '../lists/lifted-style'
import { SortHandle, type SortHandleProps } from '../lists/SortHandle'
import { radius } from '../theme/tokens'
import { ErrorMessage } from './Field'
import { controlStyles } from './field-styles'

interface TagListItemProps {
  readonly id: string
  /** Accessible name with the position: 'Punto destacado 2'. */
  readonly name: string
  readonly position: number
  readonly isLast: boolean
  readonly handle: SortHandleProps
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (text: string) => void
  readonly onEnter: () => void
  readonly onMove: (by: -1 | 1) => void
  readonly onRemove: () => void
}

export const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** A text of the list: edited in place, moved by its handle or by buttons, removed by a button. */
export function TagListItem({
  id,
  name,
  position,
  isLast,
  handle,
  value,
  error,
  onChange,
  onEnter,
  onMove,
  onRemove,
}: TagListItemProps) {
  const lower = lowerFirst(name)
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    onEnter()
  }
  return (
    <Row data-sort-id={handle.of} data-lifted={handle.isLifted || undefined}>
      <SortHandle {...handle} />
      <Stack $gap={6}>
        <Text
          id={id}
          rows={1}
          aria-label={name}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          enterKeyHint="next"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={handleKey}
        />
        {error && <ErrorMessage id={`${id}-error`}>{error}</ErrorMessage>}
      </Stack>
      <Actions>
        <IconButton
          label={`Subir ${lower}`}
          icon={<ArrowUp size={18} aria-hidden />}
          data-move={`${position}-up`}
          aria-disabled={position === 1 || undefined}
          onClick={() => onMove(-1)}
        />
        <IconButton
          label={`Bajar ${lower}`}
          icon={<ArrowDown size={18} aria-hidden />}
          data-move={`${position}-down`}
          aria-disabled={isLast || undefined}
          onClick={() => onMove(1)}
        />
        <IconButton
          label={`Quitar ${lower}`}
          icon={<Trash2 size={18} aria-hidden />}
          tone="danger"
          onClick={onRemove}
        />
      </Actions>
    </Row>
  )
}

// A container query: a narrow list offers only the handle to move a text, by drag, press or keyboard.
const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 0 4px;
  align-items: start;
  border-radius: ${radius.button};
  ${liftedStyle}
  > :first-child { margin: 2px 0 0 -8px; }

  @container (max-width: 23.74rem) { [data-move] { display: none; } }
`

const Text = styled.textarea<{ $large?: boolean }>`
  ${controlStyles}
  resize: none;
  field-sizing: content;
  max-height: 40dvh;
`

const Actions = styled.div`
  display: flex;
  gap: 0;
  padding-block: 2px;
`
