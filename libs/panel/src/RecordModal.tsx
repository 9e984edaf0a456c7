import { useId, type ReactNode } from 'react'
import styled from 'styled-components'
import type { RecordForm } from '@torneo/client'
import { Button } from '@torneo/ui/Button'
import { Modal, type ModalSize } from '@torneo/ui/Modal'
import { media } from '@torneo/ui/tokens'
import { RecordFormFrame } from './RecordFormFrame'
import { useDiscard } from './use-discard'

const texts = {
  cancel: 'Cancelar',
  saving: 'Guardando...',
  another: 'Guardar y agregar otro',
} as const

interface RecordModalProps {
  readonly title: string
  readonly size?: ModalSize | undefined
  readonly submitLabel: string
  /** Secondary while the form itself shows the next step. */
  readonly submitVariant?: 'primary' | 'secondary'
  /** On the button while it is saved; 'Guardando...' without it. */
  readonly savingLabel?: string | undefined
  readonly form: Pick<RecordForm<never>, 'submit' | 'draft' | 'failure' | 'conflict' | 'record' | 'labels' | 'restore' | 'saving' | 'dirty' | 'changes' | 'discard'>
  /** What failed, said above the reason: 'Error al agregar sponsor'. */
  readonly failureTitle: string
  /** What people call a value whose own word is not for them; undefined for the others. */
  readonly describe?: ((field: string, value: unknown) => string | undefined) | undefined
  readonly onClose: () => void
  /** Offers to go on to another new record: called before the form is sent. */
  readonly askAnother?: (() => void) | undefined
  /** What to know before pressing: stands over the buttons, in sight wherever the fields are scrolled. */
  readonly beforeSubmit?: ReactNode
  /** The notice of the scheduled save and the button that schedules one. */
  readonly scheduling?: { readonly notice: ReactNode; readonly button: ReactNode } | undefined
  readonly children: ReactNode
}

/** A record's form in a modal: it closes on success only, and asks before what was typed is lost (R38). */
export function RecordModal(props: RecordModalProps) {
  const { title, size, submitLabel, submitVariant = 'primary', savingLabel, form, failureTitle, describe, onClose, askAnother, beforeSubmit, scheduling, children } = props
  const id = useId()
  const discard = useDiscard(form)

  const handleClose = async () => {
    if (await discard()) onClose()
  }

  const handleAnother = () => {
    if (form.saving) return
    askAnother?.()
    document.forms.namedItem(id)?.requestSubmit()
  }

  return (
    <Modal
      title={title}
      size={size}
      onClose={() => void handleClose()}
      busy={form.saving}
      footer={
        <>
          {beforeSubmit}
          {scheduling?.button}
          <Button variant="ghost" aria-disabled={form.saving || undefined} onClick={() => form.saving || void handleClose()}>
            {texts.cancel}
          </Button>
          {askAnother && (
            <Another
              variant="secondary"
              aria-disabled={form.saving || undefined}
              // Leaving a field may show its error, and the button would slip away from under the press.
              onMouseDown={(event) => event.preventDefault()}
              onClick={handleAnother}
            >
              {texts.another}
            </Another>
          )}
          <Button type="submit" form={id} variant={submitVariant} busy={form.saving} busyLabel={savingLabel ?? texts.saving}>{submitLabel}</Button>
        </>
      }
    >
      <RecordFormFrame form={form} id={id} label={title} failureTitle={failureTitle} notice={scheduling?.notice} {...(describe ? { describe } : {})}>
        {children}
      </RecordFormFrame>
    </Modal>
  )
}

// Narrow, so that the buttons stay in one row, on a phone in two.
const Another = styled(Button)`
  && { padding-inline: 8px; }
  ${media.phone} { && { font-size: .875rem; } }
`

/** Two fields side by side where there is room; `$narrow` ones have it on a phone too. */
export const FieldPair = styled.div<{ $narrow?: boolean }>`
  display: grid;
  gap: 20px 16px;
  grid-template-columns: repeat(auto-fit, minmax(min(${({ $narrow }) => ($narrow ? 9 : 12.5)}rem, 100%), 1fr));
  align-items: start;
`
