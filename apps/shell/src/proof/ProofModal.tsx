import { isCallError, sentenceOf, type ProofRequest, useSignedInUser } from '@torneo/client'
import { fieldMessages } from '@torneo/contracts/fields/fields'
import type { ProofDraft } from '@torneo/contracts/people/proof'
import { type SecondStepChoice, secondFactorMessages } from '@torneo/contracts/people/second-factor'
import { Button } from '@torneo/ui/buttons/Button'
import { Modal } from '@torneo/ui/dialogs/Modal'
import { Notice } from '@torneo/ui/feedback/Notice'
import { PasswordField } from '@torneo/ui/fields/PasswordField'
import { TextField } from '@torneo/ui/fields/TextField'
import { Stack } from '@torneo/ui/layout/Stack'
import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import { passkeyUnavailableReason, provePasskey } from '../second-factor/passkeys'
import { proofTexts as texts } from './proof-texts'

/**
 * Dialog over the screen that asks for the password or the second factor; the waiting call then continues. Typed values
 * stay in this component: they must never reach the store or the device.
 */
export default function ProofModal({ readOptions, prove, cancel }: Omit<ProofRequest, 'isOpen'>) {
  const id = useId()
  const { email, secondFactor } = useSignedInUser()
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const [options, setOptions] = useState<SecondStepChoice | null>(null)
  const [isByCode, setByCode] = useState(false)
  const [secret, setSecret] = useState('')
  /** Outcome of the last press: an error at the field, or a failure. */
  const [{ error, failure }, setOutcome] = useState<{ error?: string; failure?: string | undefined }>({})
  const [isBusy, setBusy] = useState(false)

  // A failure leaves the password, which every account has.
  useEffect(() => {
    if (secondFactor) readOptions().then(setOptions, () => undefined)
  }, [readOptions, secondFactor])
  useEffect(() => field.current?.focus(), [isByCode])

  const send = async (read: () => Promise<ProofDraft>) => {
    if (isBusy) return
    setBusy(true)
    setOutcome({})
    try {
      await prove(await read())
    } catch (reason) {
      setBusy(false)
      const isWrong = isCallError(reason) && reason.type === 'bad_credentials'
      setOutcome(isWrong ? { error: reason.sentence } : { failure: sentenceOf(reason, texts.failed) })
      field.current?.focus()
    }
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (secret !== '') return void send(() => Promise.resolve(isByCode ? { code: secret } : { password: secret }))
    setOutcome({ error: isByCode ? secondFactorMessages.codeRequired : fieldMessages.passwordRequired })
    field.current?.focus()
  }
  // A passkey signs each challenge once.
  const handlePasskey = () =>
    void send(async () => ({ passkey: await provePasskey((await readOptions()).passkey ?? {}) }))

  const hasPasskey = options?.passkey && !passkeyUnavailableReason(String(options.passkey['rpId']))
  const props = {
    ref: field,
    id: `${id}-secret`,
    name: 'secret',
    required: true,
    value: secret,
    error,
    onChange: ({ target }: { target: { value: string } }) => {
      setSecret(target.value)
      setOutcome({ failure })
    },
  }
  return (
    <Modal
      title={texts.title}
      size="sm"
      onClose={cancel}
      busy={isBusy}
      apart
      footer={
        <>
          <Button variant="ghost" aria-disabled={isBusy || undefined} onClick={() => isBusy || cancel()}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={id} variant="primary" busy={isBusy}>
            {texts.confirm}
          </Button>
        </>
      }>
      <Stack as="form" $gap={16} id={id} noValidate aria-label={texts.title} onSubmit={handleSubmit}>
        <p>{texts.why}</p>
        {failure && (
          <Notice tone="danger" role="alert">
            {failure}
          </Notice>
        )}
        {isByCode ? (
          <TextField
            {...props}
            label={texts.code}
            autoComplete="one-time-code"
            inputMode="numeric"
            autoCapitalize="none"
            spellCheck={false}
          />
        ) : (
          <>
            <input hidden type="email" autoComplete="username" readOnly value={email} />
            <PasswordField {...props} label={texts.password} autoComplete="current-password" />
          </>
        )}
        {(options?.app || hasPasskey) && (
          <Stack $gap={4}>
            {options?.app && (
              <Button
                variant="ghost"
                aria-disabled={isBusy || undefined}
                onClick={() => {
                  if (isBusy) return
                  setByCode(!isByCode)
                  setSecret('')
                  setOutcome({})
                }}>
                {isByCode ? texts.usePassword : texts.useApp}
              </Button>
            )}
            {hasPasskey && (
              <Button variant="ghost" aria-disabled={isBusy || undefined} onClick={handlePasskey}>
                {texts.usePasskey}
              </Button>
            )}
          </Stack>
        )}
      </Stack>
    </Modal>
  )
}
