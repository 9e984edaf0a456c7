import type { RecordForm } from '@torneo/client'
import { Button } from '@torneo/ui/buttons/Button'
import { Modal, type ModalSize } from '@torneo/ui/dialogs/Modal'
import { media } from '@torneo/ui/theme/tokens'
import { useId, type ReactNode } from 'react'
import styled from 'styled-components'
import { RecordFormFrame } from './RecordFormFrame'
import { useDiscard } from './use-discard'

const texts = { cancel: 'Cancelar', saving: 'Guardando...', another: 'Guardar y agregar otro' } as const

interface RecordModalProps {
  readonly title: string
  readonly size?: ModalSize | undefined
  readonly submitLabel: string
  /** Secondary while the form itself shows the next step. */
  readonly submitVariant?: 'primary' | 'secondary'
  /** Label of the button while saving; 'Guardando...' by default. */
  readonly savingLabel?: string | undefined
  readonly form: Pick<
    RecordForm<never>,
    | 'submit'
    | 'draft'
    | 'failure'
    | 'held'
    | 'conflict'
    | 'record'
    | 'labels'
    | 'restore'
    | 'idOf'
    | 'saving'
    | 'dirty'
    | 'changes'
    | 'discard'
  >
  /** Failed action, shown above the reason: 'Error al agregar sponsor'. */
  readonly failureTitle: string
  /** Label of a stored value that is not readable by itself; undefined for other values. */
  readonly describe?: ((field: string, value: unknown) => string | undefined) | undefined
  readonly onClose: () => void
  /** Offers to add another record after this one; called before the form is submitted. */
  readonly requestAnother?: (() => void) | undefined
  /** Shown above the buttons, visible at every scroll position of the fields. */
  readonly beforeSubmit?: ReactNode
  /** The notice of the scheduled save and the button that schedules one. */
  readonly scheduling?: { readonly notice: ReactNode; readonly button: ReactNode } | undefined
  /** Address of the record on the public page; undefined without one. */
  readonly page?: string | undefined
  readonly children: ReactNode
}

/**
 * Form of a record in a modal, which closes only after a successful save and asks before it discards typed values
 * (R38).
 */
export function RecordModal(props: RecordModalProps) {
  const {
    title,
    size,
    submitLabel,
    submitVariant = 'primary',
    savingLabel,
    form,
    failureTitle,
    describe,
    onClose,
    requestAnother,
    beforeSubmit,
    scheduling,
    page,
    children,
  } = props
  const id = useId()
  const discard = useDiscard(form)

  const handleClose = async () => {
    if (await discard()) onClose()
  }

  const handleAnother = () => {
    if (form.saving) return
    requestAnother?.()
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
          <Button
            variant="ghost"
            aria-disabled={form.saving || undefined}
            onClick={() => form.saving || void handleClose()}>
            {texts.cancel}
          </Button>
          {requestAnother && (
            <AnotherButton
              variant="secondary"
              aria-disabled={form.saving || undefined}
              // Prevents the blur on a press: an error shown below the field would move the button away from the
              // pointer.
              onMouseDown={(event) => event.preventDefault()}
              onClick={handleAnother}>
              {texts.another}
            </AnotherButton>
          )}
          <Button
            type="submit"
            form={id}
            variant={submitVariant}
            busy={form.saving}
            busyLabel={savingLabel ?? texts.saving}>
            {submitLabel}
          </Button>
        </>
      }>
      <RecordFormFrame
        form={form}
        id={id}
        label={title}
        failureTitle={failureTitle}
        notice={scheduling?.notice}
        page={page}
        {...(describe ? { describe } : {})}>
        {children}
      </RecordFormFrame>
    </Modal>
  )
}

// Narrow enough for one row of buttons, or two on a phone.
const AnotherButton = styled(Button)`
  && { padding-inline: 8px; }
  ${media.phone} { && { font-size: .875rem; } }
`

/** Two fields side by side if the width allows; `$narrow` fields stay side by side on a phone too. */
export const FieldPair = styled.div<{ $narrow?: boolean }>`
  display: grid;
  gap: 20px 16px;
  grid-template-columns: repeat(auto-fit, minmax(min(${({ $narrow }) => ($narrow ? 9 : 12.5)}rem, 100%), 1fr));
  align-items: start;
`
