import { isCallError, sentenceOf } from '@torneo/client'
import { check, messagesByPath, type Shape } from '@torneo/contracts/fields/validation'
import type { z } from '@torneo/contracts/fields/zod'
import { useCallback, useEffect, useRef, useState } from 'react'

/** Moves the focus to the first wrong field of `form`, or group (`data-wrong`), in the update that shows its error. */
export function useFocusOnWrong() {
  const form = useRef<HTMLFormElement>(null)
  const [heldBack, setHeldBack] = useState(0)
  useEffect(() => {
    if (heldBack > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true], [data-wrong=true]')?.focus()
  }, [heldBack])
  const focusOnWrong = useCallback(() => setHeldBack((count) => count + 1), [])
  return { form, focusOnWrong }
}

const none: Readonly<Record<string, string>> = {}

interface CheckedFormOptions {
  /** Errors by path of the screen's own rules, instead of the contract's. */
  readonly others?: Readonly<Record<string, string | undefined>>
  /** Sentence of a failure, or only that of one without a sentence of its own. */
  readonly failed?: string | ((error: unknown) => string)
}

/** Rejection of the last submit: its sentence, or its errors by path. */
interface Rejected {
  readonly failure: string | null
  readonly errors: Readonly<Record<string, string>>
}
const accepted: Rejected = { failure: null, errors: none }

/**
 * Checks the values of a short form, which is no record, by the contract's shape. A submit that is held back shows each
 * error at its field from then on, and focuses the first (B95). An error at a path whose field is not on the screen is
 * left to the service. `failure` is the sentence of a rejected submit, unless its errors are all at fields: the next
 * submit clears it, also one that is held back.
 */
export function useCheckedForm<S extends Shape>(
  shape: S,
  values: object,
  { others = none, failed = '' }: CheckedFormOptions = {},
) {
  const { form, focusOnWrong } = useFocusOnWrong()
  const [isHeldBack, setHeldBack] = useState(false)
  const [rejected, setRejected] = useState(accepted)
  const checked = check(shape, values)
  const own = Object.entries(others).flatMap(([path, message]) => (message === undefined ? [] : [{ path, message }]))
  const errors = messagesByPath([...(checked.ok ? [] : checked.details), ...own])
  const shown = new Set<string>()
  const submit = <Sent>(send: (body: z.output<S>) => Sent): Sent | false => {
    if (!Object.keys(errors).some((path) => shown.has(path)))
      return send(checked.ok ? checked.value : (values as z.output<S>))
    setHeldBack(true)
    focusOnWrong()
    return false
  }
  const reject = (error: unknown) => {
    const details = (isCallError(error) && error.details) || []
    const isPlaced = details.length > 0 && details.every(({ path }) => shown.has(path))
    const failure = typeof failed === 'string' ? sentenceOf(error, failed) : failed(error)
    setRejected(isPlaced ? { failure: null, errors: messagesByPath(details) } : { failure, errors: none })
    if (isPlaced) focusOnWrong()
  }
  return {
    failure: rejected.failure,
    /** Props of the form's element, whose submit sends the checked body unless `isBusy`, and takes its rejection. */
    formProps: (send: (body: z.output<S>) => unknown, isBusy = false) => ({
      ref: form,
      noValidate: true,
      onSubmit: (event: { readonly preventDefault: () => void }) => {
        event.preventDefault()
        if (isBusy) return
        setRejected(accepted)
        Promise.resolve(submit(send)).catch(reject)
      },
    }),
    /** Called in each render by the field of this path. */
    errorOf: (path: string): string | undefined => {
      shown.add(path)
      return (isHeldBack ? errors[path] : undefined) ?? rejected.errors[path]
    },
    /** Sends the checked body; false if an error holds it back. For a frame that has the form's element. */
    submit,
  }
}
