import { IconButton, IconLink } from '@torneo/ui/buttons/IconButton'
import { media } from '@torneo/ui/theme/tokens'
import { Copy, ExternalLink, Pencil, Trash2 } from 'lucide-react'
import styled from 'styled-components'
import { focusIds } from '../collection/collection-focus'
import { pageLinkTexts } from '../screen/use-page-link'

/** Handlers of the actions on a list's records. */
export interface RowActions<R> {
  /** Record whose deletion is in progress. */
  readonly busyId: string | null
  readonly onEdit: (record: R) => void
  readonly onRemove: (record: R) => void
  readonly onDuplicate?: (record: R) => void
  /** Returns the record's address on the public page; undefined without a page. */
  readonly pageOf?: (record: R) => string | undefined
}

interface RecordActionsProps<R> extends RowActions<R> {
  /** Name of the collection, the same as in its `CollectionScreen`. */
  readonly collection: string
  readonly record: R
  /** Name of the record, for the link to the page. */
  readonly name?: string
  /** 'Editar Panadería Roma', 'Eliminar Panadería Roma'. */
  readonly editLabel: string
  readonly removeLabel: string
  /** Shows the duplicate button when its form can start from a copy: 'Duplicar Asado'. */
  readonly duplicateLabel?: string
}

/** Buttons of one record in a list. */
export function RecordActions<R extends { readonly id: string }>(props: RecordActionsProps<R>) {
  const { collection, record, name = '', editLabel, removeLabel, duplicateLabel } = props
  const { busyId, onEdit, onRemove, onDuplicate, pageOf } = props
  const page = pageOf?.(record)
  const off = busyId === record.id || undefined
  const editId = focusIds(collection).record(record.id)
  return (
    <>
      {page !== undefined && (
        <PageLink label={pageLinkTexts.openOf(name)} icon={<ExternalLink size={18} aria-hidden />} href={page} />
      )}
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

// A phone has no room for another button; the form has the link too.
const PageLink = styled(IconLink)`
  ${media.phone} { display: none; }
`
