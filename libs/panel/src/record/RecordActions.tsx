import { IconButton } from '@torneo/ui/buttons/IconButton'
import { Copy, Pencil, Trash2 } from 'lucide-react'
import { focusIds } from '../collection/collection-focus'

/** Handlers of the actions on a list's records. */
export interface RowActions<R> {
  /** Record whose deletion is in progress. */
  readonly busyId: string | null
  readonly onEdit: (record: R) => void
  readonly onRemove: (record: R) => void
  readonly onDuplicate?: (record: R) => void
}

interface RecordActionsProps<R> extends RowActions<R> {
  /** Name of the collection, the same as in its `CollectionScreen`. */
  readonly collection: string
  readonly record: R
  /** 'Editar Panadería Roma', 'Eliminar Panadería Roma'. */
  readonly editLabel: string
  readonly removeLabel: string
  /** Shows the duplicate button when its form can start from a copy: 'Duplicar Asado'. */
  readonly duplicateLabel?: string
}

/** Buttons of one record in a list. */
export function RecordActions<R extends { readonly id: string }>(props: RecordActionsProps<R>) {
  const { collection, record, editLabel, removeLabel, duplicateLabel, busyId, onEdit, onRemove, onDuplicate } = props
  const off = busyId === record.id || undefined
  const editId = focusIds(collection).record(record.id)
  return (
    <>
      <IconButton
        id={editId}
        label={editLabel}
        icon={<Pencil size={18} aria-hidden />}
        aria-disabled={off}
        onClick={() => onEdit(record)}
      />
      {duplicateLabel && (
        <IconButton
          label={duplicateLabel}
          icon={<Copy size={18} aria-hidden />}
          aria-disabled={off}
          onClick={() => onDuplicate?.(record)}
        />
      )}
      <IconButton
        label={removeLabel}
        icon={<Trash2 size={18} aria-hidden />}
        tone="danger"
        aria-disabled={off}
        onClick={() => onRemove(record)}
      />
    </>
  )
}
