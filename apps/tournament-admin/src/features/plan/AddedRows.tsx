import { Button } from '@torneo/ui/buttons/Button'
import { IconButton } from '@torneo/ui/buttons/IconButton'
import { ClampedText } from '@torneo/ui/display/ClampedText'
import { color, flexRow, text } from '@torneo/ui/theme/tokens'
import { Plus, X } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import styled from 'styled-components'

interface AddedRowsProps<Item> {
  readonly items: readonly Item[]
  readonly labelOf: (item: Item) => string
  readonly removeLabel: (label: string) => string
  readonly addLabel: string
  /** The form is open as long as there is no item. */
  readonly needsOne?: boolean
  readonly onRemove: (item: Item) => void
  readonly renderForm: (close: () => void) => ReactNode
}

/** Items as sentences, each with a button that removes it, and one that opens a form to add others. */
export function AddedRows<Item>({
  items,
  labelOf,
  removeLabel,
  addLabel,
  needsOne = false,
  onRemove,
  renderForm,
}: AddedRowsProps<Item>) {
  const [form, setForm] = useState<'unused' | 'open' | 'closed'>('unused')
  return (
    <>
      {items.length > 0 && (
        <List>
          {items.map((item, index) => (
            <li key={index}>
              <ClampedText>{labelOf(item)}</ClampedText>
              <IconButton
                label={removeLabel(labelOf(item))}
                icon={<X size={18} aria-hidden />}
                onClick={() => onRemove(item)}
              />
            </li>
          ))}
        </List>
      )}
      {form === 'open' || (needsOne && items.length === 0) ? (
        renderForm(() => setForm('closed'))
      ) : (
        // Takes the focus back from the form that it has opened.
        <Button autoFocus={form === 'closed'} icon={<Plus size={18} aria-hidden />} onClick={() => setForm('open')}>
          {addLabel}
        </Button>
      )}
    </>
  )
}

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  ${text(14)}
  li { ${flexRow('8px', 'center', 'space-between')} min-height: 44px; }
  li + li { border-top: 1px solid ${color.line}; }
`
