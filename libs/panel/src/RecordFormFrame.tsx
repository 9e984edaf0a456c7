import { useEffect, useRef, useState, type ReactNode } from 'react'
import styled from 'styled-components'
import type { RecordForm } from '@torneo/client'
import { Button } from '@torneo/ui/Button'
import { Modal } from '@torneo/ui/Modal'
import { Notice } from '@torneo/ui/Notice'
import { agoWords } from './ago-words'
import { conflictTitle } from './conflict-title'
import type { ConflictDialogProps } from './ConflictDialog'
import { FailureNotice } from './FailureNotice'
import { LastSave } from './LastSave'
import { lazyPart } from './lazy-modal'

// Rarely needed, and not for what a list begins with.
const ConflictDialog = lazyPart<ConflictDialogProps>(() => import('./ConflictDialog'), ({ conflict }, content) => (
  <Modal title={conflictTitle} size="md" onClose={conflict.cancel}>{content}</Modal>
))

const Form = styled.form`
  display: grid;
  gap: 20px;
  min-width: 0;

  /* As tall as the pane, so that the bar is at the bottom of the window under a short form too. */
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

// Clear of the sticky top bar.
const Reason = styled.div`
  scroll-margin: 80px 0 16px;
`

interface RecordFormFrameProps {
  /** What `useRecordForm` gave; of any shape. */
  readonly form: Pick<RecordForm<never>, 'submit' | 'draft' | 'failure' | 'conflict' | 'dirty' | 'record' | 'labels' | 'restore'>
  /** The form's id, so that a button elsewhere (a modal's footer, a save bar) can submit it. */
  readonly id: string
  readonly label: string
  /** What failed, said above the reason: 'Error al actualizar el hero'. */
  readonly failureTitle: string
  /** What people call a value whose own word is not for them, such as that of a select; undefined for the others. */
  readonly describe?: (field: string, value: unknown) => string | undefined
  /** Shown above the fields: the scheduled save. */
  readonly notice?: ReactNode
  readonly children: ReactNode
}

/**
 * What every form of the panel has around its fields: the draft an earlier visit left, why the last save failed, the choice when two
 * people changed the same field, and Ctrl/⌘+S: from anywhere in the page, or of several forms in it the one with the focus.
 */
export function RecordFormFrame({ form, id, label, failureTitle, describe, notice, children }: RecordFormFrameProps) {
  const element = useRef<HTMLFormElement>(null)
  const reason = useRef<HTMLDivElement>(null)
  const [openedAt] = useState(() => Date.now())

  // The reason stands above a form that may be longer than the screen; a field that says what is wrong has the focus already.
  useEffect(() => {
    if (form.failure && document.activeElement?.getAttribute('aria-invalid') !== 'true') reason.current?.scrollIntoView({ block: 'nearest' })
  }, [form.failure])

  // Somebody else may save while this person types. In a task of its own: the first letter need not wait for it.
  useEffect(() => {
    if (!form.dirty) return
    const timer = setTimeout(ConflictDialog.prefetch)
    return () => clearTimeout(timer)
  }, [form.dirty])

  /** The offer goes away with its buttons; the focus goes on to the first field. */
  const answerDraft = (answer: () => void) => {
    answer()
    element.current?.querySelector<HTMLElement>('input:not(:disabled), select:not(:disabled), textarea:not(:disabled)')?.focus()
  }

  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return
      const top = [...document.querySelectorAll('dialog[open]')].at(-1)
      if (top && !top.contains(element.current)) return
      event.preventDefault()
      const isAlone = (top ?? document).querySelectorAll('[data-record-form]').length === 1
      if (!event.repeat && (isAlone || element.current?.contains(document.activeElement))) element.current?.requestSubmit()
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [])

  // Leaving a field may show its error, which moves what is below: a button that is being pressed would slip away from under the press.
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
      }}
    >
      {form.record?.id && <LastSave id={form.record.id} updatedAt={form.record.updatedAt} form={form} describe={describe} />}
      {notice}
      {draft && (
        <Notice tone="info" role="status">
          Hay un borrador sin guardar en este dispositivo, de {agoWords(draft.at, openedAt)}.
          <DraftActions>
            <Button size="sm" variant="secondary" onClick={() => answerDraft(draft.recover)}>Recuperar borrador</Button>
            <Button size="sm" variant="ghost" onClick={() => answerDraft(draft.dismiss)}>Descartar borrador</Button>
          </DraftActions>
        </Notice>
      )}
      {form.failure && (
        <Reason ref={reason}>
          <FailureNotice title={failureTitle} reason={form.failure} />
        </Reason>
      )}
      {children}
    </Form>
    {form.conflict && <ConflictDialog conflict={form.conflict} describe={describe} />}
    </>
  )
}
