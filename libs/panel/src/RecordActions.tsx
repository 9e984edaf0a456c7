import { Copy, Pencil, Trash2 } from 'lucide-react'
import { IconButton } from '@torneo/ui/IconButton'
import { focusIds } from './collection-focus'

/** How the records of a list are changed. */
export interface RowActions<R> {
  /** The record whose deletion is being sent. */
  readonly busyId: string | null
  readonly onEdit: (record: R) => void
  readonly onRemove: (record: R) => void
  readonly onDuplicate?: (record: R) => void
}

interface RecordActionsProps<R> extends RowActions<R> {
  /** The collection's name, as its `CollectionScreen` has it. */
  readonly collection: string
  readonly record: R
  /** 'Editar Panadería Roma', 'Eliminar Panadería Roma'. */
  readonly editLabel: string
  readonly removeLabel: string
  /** Where its form can begin with a copy: 'Duplicar Asado'. */
  readonly duplicateLabel?: string
}

/** What can be done with each record of a collection. */
export function RecordActions<R extends { readonly id: string }>(props: RecordActionsProps<R>) {
  const { collection, record, editLabel, removeLabel, duplicateLabel, busyId, onEdit, onRemove, onDuplicate } = props
  const off = busyId === record.id || undefined
  const editId = focusIds(collection).record(record.id)
  return (
    <>
      <IconButton id={editId} label={editLabel} icon={<Pencil size={18} aria-hidden />} aria-disabled={off} onClick={() => onEdit(record)} />
      {duplicateLabel && (
        <IconButton label={duplicateLabel} icon={<Copy size={18} aria-hidden />} aria-disabled={off} onClick={() => onDuplicate?.(record)} />
      )}
      <IconButton label={removeLabel} icon={<Trash2 size={18} aria-hidden />} tone="danger" aria-disabled={off} onClick={() => onRemove(record)} />
    </>
  )
}
