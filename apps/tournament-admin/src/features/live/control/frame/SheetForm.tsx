import { useFocusOnWrong } from '@torneo/panel/record/use-checked-form'
import { Button } from '@torneo/ui/buttons/Button'
import { Sheet } from '@torneo/ui/dialogs/Sheet'
import { useId, type ReactNode } from 'react'
import { Stack } from '../../../../parts/Stack'
import { liveTexts as texts } from '../../live-texts'

interface SheetFormProps {
  readonly title: string
  readonly submitLabel: string
  /** False if a wrong field holds it back: it gets the focus. */
  readonly onSubmit: () => unknown
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A form in a sheet, with 'Cancelar' and a submit button. */
export function SheetForm({ title, submitLabel, onSubmit, onClose, children }: SheetFormProps) {
  const id = useId()
  const { form, focusOnWrong } = useFocusOnWrong()
  return (
    <Sheet
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button size="lg" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button size="lg" type="submit" form={id} variant="primary">
            {submitLabel}
          </Button>
        </>
      }>
      <Stack
        as="form"
        $gap={14}
        ref={form}
        id={id}
        noValidate
        onSubmit={(submit: { preventDefault: () => void }) => {
          submit.preventDefault()
          if (onSubmit() === false) focusOnWrong()
        }}>
        {children}
      </Stack>
    </Sheet>
  )
}
