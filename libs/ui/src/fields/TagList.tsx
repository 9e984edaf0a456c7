import { Plus, Undo2 } from 'lucide-react'
import { useEffect, useImperativeHandle, useRef, type KeyboardEvent, type Ref } from 'react'
import styled from 'styled-components'
import { Button } from '../buttons/Button'
import { VisuallyHidden } from '../layout/VisuallyHidden'
import { useSortable } from '../lists/use-sortable'
import { color, flexWrap, gridGap, radius, text } from '../theme/tokens'
import { Field, type FieldTexts, useField } from './Field'
import { lowerFirst, TagListItem } from './TagListItem'
import { TextField } from './TextField'
import { short, useTagList } from './use-tag-list'

interface TagListProps extends FieldTexts {
  id?: string | undefined
  /** Name of an item: 'Punto destacado'. */
  itemLabel: string
  /** Label of the field for a new text. */
  newLabel: string
  value: readonly string[]
  onChange: (value: string[]) => void
  onBlur?: (() => void) | undefined
  /** Error of the text at an index, from 0. */
  itemError?: ((index: number) => string | undefined) | undefined
  /** Maximum number of texts. */
  max: number
  /** Receives the focus when a form finds an error. */
  ref?: Ref<{ focus: () => void }> | undefined
}

/**
 * A list of short texts: Enter adds one, texts are edited in place, moved by a handle or by buttons, and restored by
 * 'Deshacer' after a removal.
 */
export function TagList({
  id,
  label,
  required,
  hint,
  error,
  itemLabel,
  newLabel,
  value,
  onChange,
  onBlur,
  itemError,
  max,
  ref,
}: TagListProps) {
  const { field, control } = useField({ id, label, required, hint, error })
  const listId = control.id
  const list = useTagList({ value, onChange })
  const root = useRef<HTMLDivElement>(null)
  /** Selector of the element to focus after the next render. */
  const focusTarget = useRef<string | null>(null)
  const find = (selector: string) => root.current?.querySelector<HTMLElement>(selector)
  useEffect(() => {
    if (focusTarget.current) find(focusTarget.current)?.focus()
    focusTarget.current = null
  })

  const { items, pending, removed } = list
  const idOf = (index: number) => `${listId}-${index}`
  const textAt = (index: number) => `[id="${index < items.length ? idOf(index) : `${listId}-new`}"]`
  useImperativeHandle(ref, () => ({
    focus: () =>
      find(
        textAt(
          Math.max(
            0,
            items.findIndex((item) => item.trim() === ''),
          ),
        ),
      )?.focus(),
  }))

  // Texts may be equal, so an item's id is its index.
  const sort = useSortable({
    ids: items.map((_, index) => String(index)),
    nameOf: (id) => short(items[Number(id)] ?? ''),
    disabled: items.length < 2,
    onSort: (ids, moved) => {
      focusTarget.current = `[data-sort-id="${ids.indexOf(moved)}"] [aria-pressed]`
      list.sort(ids.map(Number))
    },
  })

  const isFull = items.length >= max
  const handleNewKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    list.add()
  }
  const rows = sort.ids.map((id, position) => {
    const index = Number(id)
    const item = items[index] ?? ''
    const name = `${itemLabel} ${position + 1}`
    return (
      <TagListItem
        key={id}
        id={idOf(index)}
        name={name}
        position={position + 1}
        isLast={position === items.length - 1}
        handle={{ ...sort.handle(id), name: lowerFirst(name) }}
        value={item}
        error={itemError?.(index)}
        onChange={(typed) => list.edit(index, typed)}
        onEnter={() => find(textAt(index + 1))?.focus()}
        onMove={(by) => {
          focusTarget.current = `[data-move="${index + by + 1}-${by < 0 ? 'up' : 'down'}"]`
          list.move(index, index + by)
        }}
        onRemove={() => {
          focusTarget.current =
            item.trim() === '' ? textAt(index < items.length - 1 ? index : items.length) : '[data-undo]'
          list.remove(index)
        }}
      />
    )
  })
  if (removed) {
    const handleUndo = () => {
      focusTarget.current = `[id="${idOf(removed.index)}"]`
      list.undo()
    }
    rows.splice(
      removed.index,
      0,
      <Removed key="removed">
        <span>
          Quitado: <s>{removed.text}</s>
        </span>
        <Button size="sm" icon={<Undo2 size={16} aria-hidden />} data-undo onClick={handleUndo}>
          Deshacer
        </Button>
      </Removed>,
    )
  }
  return (
    <Field {...field} labelId={`${listId}-label`}>
      <Group
        ref={root}
        id={listId}
        role="group"
        aria-labelledby={`${listId}-label`}
        aria-describedby={control['aria-describedby']}
        onBlur={onBlur}>
        {rows.length > 0 && <ol>{rows}</ol>}
        <New>
          <TextField
            id={`${listId}-new`}
            label={newLabel}
            multiline
            rows={1}
            enterKeyHint="enter"
            value={pending}
            error={pending === '' ? undefined : itemError?.(items.length)}
            hint={isFull ? `Ya hay ${max}, el máximo.` : undefined}
            readOnly={isFull}
            onChange={(event) => list.type(event.target.value)}
            onKeyDown={handleNewKey}
            onBlur={list.add}
          />
          <Button
            icon={<Plus size={18} aria-hidden />}
            // Prevents the blur, which adds the text too and would move the button away from the pointer.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              list.add()
              find(`[id="${listId}-new"]`)?.focus()
            }}>
            Agregar
          </Button>
        </New>
        <VisuallyHidden role="status">{list.announcement}</VisuallyHidden>
        <VisuallyHidden role="status">{sort.announcement}</VisuallyHidden>
      </Group>
    </Field>
  )
}

const Group = styled.div`
  container-type: inline-size;
  ${gridGap('12px')}
  ol { display: grid; gap: 8px; }
`

const Removed = styled.li`
  ${flexWrap('4px 12px', 'center', 'space-between')}
  padding: 4px 4px 4px 12px;
  border-radius: ${radius.button};
  background: ${color.sunken};
  color: ${color.muted};
  ${text(13)}
  span { min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; flex: 1 1 8rem; }
`

const New = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 8px;
  align-items: start;
  /* Aligns the button with the input, below the label. */
  > :last-child { margin-top: 24px; }
`
