import type { RecordForm } from '@torneo/client'
import { joinSentences } from '@torneo/domain/format/join-sentences'
import { Button } from '@torneo/ui/buttons/Button'
import { Modal } from '@torneo/ui/dialogs/Modal'
import { Notice } from '@torneo/ui/feedback/Notice'
import { gridGap } from '@torneo/ui/theme/tokens'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import styled from 'styled-components'
import { FailureNotice } from '../screen/FailureNotice'
import { formatRelativeTime } from '../screen/format-relative-time'
import { lazyPart } from '../screen/lazy-modal'
import { conflictTitle } from './conflict-title'
import type { ConflictDialogProps } from './ConflictDialog'
import { LastSave } from './LastSave'
import { useRecoveredDraft } from './use-recovered-draft'
import { useRequestedField } from './use-requested-field'

// Loaded lazily: conflicts are rare, and the first render of a list does not need the dialog.
const ConflictDialog = lazyPart<ConflictDialogProps>(
  () => import('./ConflictDialog'),
  ({ conflict }, content) => (
    <Modal title={conflictTitle} size="md" onClose={conflict.cancel}>
      {content}
    </Modal>
  ),
)

const Form = styled.form`
  ${gridGap('20px')}
  min-width: 0;

  /* Fills the pane, so that the save bar is at the bottom of the window under a short form too. */
  &:has(> [data-save-bar]) {
    flex: 1 0 auto;
    display: flex;
    flex-direction: column;
  }
`

const DraftActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 8px;
`

// Keeps the sticky top bar from covering it.
const Reason = styled.div`
  scroll-margin: 80px 0 16px;
  outline: none;
`

interface RecordFormFrameProps {
  /** Result of `useRecordForm`, of any shape. */
  readonly form: Pick<
    RecordForm<never>,
    'submit' | 'draft' | 'failure' | 'held' | 'conflict' | 'dirty' | 'record' | 'labels' | 'restore' | 'idOf'
  >
  /** Id of the form, so that a button elsewhere (a modal's footer, a save bar) can submit it. */
  readonly id: string
  readonly label: string
  /** Failed action, shown above the reason: 'Error al actualizar el hero'. */
  readonly failureTitle: string
  /** Label of a stored value that is not readable by itself, such as an enum's; undefined for other values. */
  readonly describe?: (field: string, value: unknown) => string | undefined
  /** Address of the record on the public page; undefined without one. */
  readonly page?: string | undefined
  /** Shown above the fields: the scheduled save. */
  readonly notice?: ReactNode
  readonly children: ReactNode
}

/**
 * Frame of every form in the panel: the draft of an earlier visit, the reason why the last save failed, the dialog for
 * concurrent changes, and Ctrl/⌘+S, which saves from anywhere in the page, or the focused form if there are several.
 */
export function RecordFormFrame({
  form,
  id,
  label,
  failureTitle,
  describe,
  page,
  notice,
  children,
}: RecordFormFrameProps) {
  const element = useRef<HTMLFormElement>(null)
  const reason = useRef<HTMLDivElement>(null)
  const [openedAt] = useState(() => Date.now())
  useRecoveredDraft(form.draft)
  useRequestedField(form)

  // The reason is above a form that may be longer than the screen; a field with an error already has the focus.
  const why = joinSentences(form.failure, form.held)
  useEffect(() => {
    if (why === '' || document.activeElement?.getAttribute('aria-invalid') === 'true') return
    reason.current?.scrollIntoView({ block: 'nearest' })
    // No field can take the focus for an error that none shows.
    if (form.held) reason.current?.focus()
  }, [why, form.held])

  // Prefetches the dialog, since another person may save meanwhile; in a task of its own, so that the first letter
  // appears without delay.
  useEffect(() => {
    if (!form.dirty) return
    const timer = setTimeout(ConflictDialog.prefetch)
    return () => clearTimeout(timer)
  }, [form.dirty])

  /** The answered offer disappears with its buttons, so the focus moves to the first field. */
  const resolveDraft = (action: () => void) => {
    action()
    element.current
      ?.querySelector<HTMLElement>('input:not(:disabled), select:not(:disabled), textarea:not(:disabled)')
      ?.focus()
  }

  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return
      const top = [...document.querySelectorAll('dialog[open]')].at(-1)
      if (top && !top.contains(element.current)) return
      event.preventDefault()
      const isOnlyForm = (top ?? document).querySelectorAll('[data-record-form]').length === 1
      if (!event.repeat && (isOnlyForm || element.current?.contains(document.activeElement)))
        element.current?.requestSubmit()
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [])

  // Prevents the blur on a press: an error shown below the field would move the button away from the pointer.
  useEffect(() => {
    const handlePress = (event: MouseEvent) => {
      const button = (event.target as Element).closest<HTMLButtonElement>('button[type=submit], [data-save-bar] button')
      if (button && button.form === element.current) event.preventDefault()
    }
    document.addEventListener('mousedown', handlePress)
    return () => document.removeEventListener('mousedown', handlePress)
  }, [])

  const { draft } = form
  return (
    <>
      <Form
        ref={element}
        id={id}
        data-record-form
        aria-label={label}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          event.stopPropagation()
          void form.submit()
        }}>
        {form.record?.id && (
          <LastSave id={form.record.id} updatedAt={form.record.updatedAt} form={form} describe={describe} page={page} />
        )}
        {notice}
        {draft && (
          <Notice tone="info" role="status">
            Hay un borrador sin guardar en este dispositivo, de {formatRelativeTime(draft.at, openedAt)}.
            <DraftActions>
              <Button size="sm" variant="secondary" onClick={() => resolveDraft(draft.recover)}>
                Recuperar borrador
              </Button>
              <Button size="sm" variant="ghost" onClick={() => resolveDraft(draft.dismiss)}>
                Descartar borrador
              </Button>
            </DraftActions>
          </Notice>
        )}
        {why !== '' && (
          <Reason ref={reason} tabIndex={-1}>
            <FailureNotice title={failureTitle} reason={why} />
          </Reason>
        )}
        {children}
      </Form>
      {form.conflict && <ConflictDialog conflict={form.conflict} describe={describe} />}
    </>
  )
}
