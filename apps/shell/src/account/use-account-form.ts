import { isCallError, sentenceOf } from '@torneo/client'
import type { ErrorDetail } from '@torneo/contracts/endpoint/errors'
import { check, type Shape } from '@torneo/contracts/fields/validation'
import { joinSentences } from '@torneo/domain/format/join-sentences'
import { useId, useRef, useState, type FormEvent } from 'react'

const noErrors: readonly ErrorDetail[] = []

interface AccountFormOptions<Values, Body> {
  readonly shape: Shape
  readonly initial: Values
  /** Labels of the fields; '' for a value without one. */
  readonly labels: Readonly<Record<keyof Values & string, string>>
  /** Message for failures without a sentence of the server. */
  readonly failed: string
  readonly send: (body: Body) => Promise<void>
}

/**
 * State of a short form about one's own account. It is not a record form, because its values must never be stored on
 * the device.
 */
export function useAccountForm<Values extends Readonly<Record<string, string>>, Body>({
  shape,
  initial,
  labels,
  failed,
  send,
}: AccountFormOptions<Values, Body>) {
  const id = useId()
  const root = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(initial)
  const [errors, setErrors] = useState(noErrors)
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  /** Shows each error at its field, and above them those of values that no field shows (B95). */
  const show = (details: readonly ErrorDetail[]) => {
    setErrors(details)
    const hidden = details
      .filter(({ path }) => !(labels as Readonly<Record<string, string>>)[path])
      .map(({ message }) => message)
    if (hidden.length > 0) setFailure(joinSentences(...hidden))
    const first = Object.keys(labels).find((field) => details.some(({ path }) => path === field))
    if (first) root.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
  }

  const handleSubmit = async () => {
    if (isBusy) return
    setFailure(null)
    const checked = check(shape, values)
    if (!checked.ok) return show(checked.details)
    setBusy(true)
    try {
      await send(checked.value as Body)
    } catch (error) {
      const details = isCallError(error) ? (error.details ?? noErrors) : noErrors
      show(details)
      if (details.length === 0) setFailure(sentenceOf(error, failed))
    } finally {
      setBusy(false)
    }
  }

  return {
    id,
    isBusy,
    failure,
    form: {
      ref: root,
      id,
      noValidate: true,
      onSubmit: (event: FormEvent) => {
        event.preventDefault()
        void handleSubmit()
      },
    },
    field: (name: keyof Values & string) => ({
      id: `${id}-${name}`,
      name,
      label: labels[name],
      required: true,
      value: values[name],
      error: errors.find(({ path }) => path === name)?.message,
      onChange: ({ target }: { target: { value: string } }) => {
        setValues({ ...values, [name]: target.value })
        setErrors(errors.filter(({ path }) => path !== name))
      },
    }),
  }
}
