import { useId, useRef, useState, type FormEvent } from 'react'
import styled from 'styled-components'
import { isCallError, sentenceOf, useToast } from '@torneo/client'
import { PasswordChange } from '@torneo/contracts/account'
import type { ErrorDetail } from '@torneo/contracts/errors'
import { check } from '@torneo/contracts/validation'
import { Button } from '@torneo/ui/Button'
import { Modal } from '@torneo/ui/Modal'
import { Notice } from '@torneo/ui/Notice'
import { PasswordField } from '@torneo/ui/PasswordField'
import { useShellChangePasswordMutation } from './account-api'

const texts = {
  title: 'Cambiar contraseña',
  current: 'Contraseña actual',
  next: 'Contraseña nueva',
  hint: 'Mínimo 8 caracteres. Tus otras sesiones se cierran; esta sigue abierta.',
  save: 'Cambiar contraseña',
  saving: 'Guardando...',
  cancel: 'Cancelar',
  saved: 'Contraseña actualizada',
  failed: 'No pudimos cambiar la contraseña',
} as const

type Field = 'current' | 'next'
const noErrors: readonly ErrorDetail[] = []

/** Changes the signed-in user's password. Not a record form: nothing typed here may stay on the device. */
export default function ChangePasswordModal({ onClose }: { onClose: () => void }) {
  const id = useId()
  const toast = useToast()
  const [change, { isLoading }] = useShellChangePasswordMutation()
  const [values, setValues] = useState({ current: '', next: '' })
  const [errors, setErrors] = useState(noErrors)
  const [failure, setFailure] = useState<string | null>(null)
  const elements = { current: useRef<HTMLInputElement>(null), next: useRef<HTMLInputElement>(null) }

  const show = (details: readonly ErrorDetail[]) => {
    setErrors(details)
    const first = (['current', 'next'] as const).find((field) => details.some(({ path }) => path === field))
    if (first) elements[first].current?.focus()
  }

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (isLoading) return
    setFailure(null)
    const checked = check(PasswordChange, values)
    if (!checked.ok) return show(checked.details)
    try {
      await change({ body: checked.value }).unwrap()
      toast.success(texts.saved)
      onClose()
    } catch (error) {
      const details = isCallError(error) ? error.details ?? noErrors : noErrors
      show(details)
      if (details.length === 0) setFailure(sentenceOf(error, texts.failed))
    }
  }

  const field = (name: Field) => ({
    ref: elements[name],
    id: `${id}-${name}`,
    label: texts[name],
    required: true,
    value: values[name],
    error: errors.find(({ path }) => path === name)?.message,
    onChange: ({ target }: { target: { value: string } }) => {
      setValues({ ...values, [name]: target.value })
      setErrors(errors.filter(({ path }) => path !== name))
    },
  })

  return (
    <Modal
      title={texts.title}
      size="sm"
      onClose={onClose}
      busy={isLoading}
      footer={
        <>
          <Button variant="ghost" aria-disabled={isLoading || undefined} onClick={() => isLoading || onClose()}>{texts.cancel}</Button>
          <Button type="submit" form={id} variant="primary" busy={isLoading} busyLabel={texts.saving}>{texts.save}</Button>
        </>
      }
    >
      <Form id={id} noValidate aria-label={texts.title} onSubmit={(event) => void handleSubmit(event)}>
        {failure && <Notice tone="danger" role="alert">{failure}</Notice>}
        <PasswordField {...field('current')} autoComplete="current-password" />
        <PasswordField {...field('next')} autoComplete="new-password" hint={texts.hint} />
      </Form>
    </Modal>
  )
}

const Form = styled.form`
  display: grid;
  gap: 20px;
`
