import { Pencil, Trash2 } from 'lucide-react'
import { IconButton } from '@torneo/ui/IconButton'
import { focusIds } from './collection-focus'

interface RecordActionsProps {
  /** The collection's name, as its `CollectionScreen` has it. */
  readonly collection: string
  readonly id: string
  /** 'Editar Panadería Roma', 'Eliminar Panadería Roma'. */
  readonly editLabel: string
  readonly removeLabel: string
  /** The deletion is being sent. */
  readonly isBusy: boolean
  readonly onEdit: () => void
  readonly onRemove: () => void
}

/** What can be done with each record of a collection. */
export function RecordActions({ collection, id, editLabel, removeLabel, isBusy, onEdit, onRemove }: RecordActionsProps) {
  const off = isBusy || undefined
  return (
    <>
      <IconButton
        id={focusIds(collection).record(id)}
        label={editLabel}
        icon={<Pencil size={18} aria-hidden />}
        aria-disabled={off}
        onClick={onEdit}
      />
      <IconButton label={removeLabel} icon={<Trash2 size={18} aria-hidden />} tone="danger" aria-disabled={off} onClick={onRemove} />
    </>
  )
}
