import { isCallError, sentenceOf, useStartSession, useToast } from '@torneo/client'
import {
  type SecondStep as Proof,
  secondFactorMessages,
  type SecondStepChoice,
} from '@torneo/contracts/people/second-factor'
import { Button } from '@torneo/ui/buttons/Button'
import { Notice } from '@torneo/ui/feedback/Notice'
import { Spinner } from '@torneo/ui/feedback/Spinner'
import { TextField } from '@torneo/ui/fields/TextField'
import { Stack } from '@torneo/ui/layout/Stack'
import { color, gridGap, text } from '@torneo/ui/theme/tokens'
import { useCallback, useEffect, useId, useRef, useState, type FormEvent } from 'react'
import styled from 'styled-components'
import { passkeyUnavailableReason, provePasskey } from './passkeys'
import {
  useLazyShellSecondFactorQuery,
  useShellFinishStepMutation,
  useShellStartPasskeySignInMutation,
  useShellStartStepMutation,
} from './second-factor-api'
import { secondFactorTexts } from './second-factor-texts'

const texts = secondFactorTexts.step

type Method = 'passkey' | 'app' | 'recoveryCode'
const methods = ['passkey', 'app', 'recoveryCode'] as const
const explanations: Readonly<Record<Method, string>> = {
  passkey: texts.passkeyWhy,
  app: texts.appWhy,
  recoveryCode: texts.recoveryWhy,
}
const labels: Readonly<Record<Method, string>> = {
  passkey: texts.usePasskey,
  app: texts.useApp,
  recoveryCode: texts.useRecoveryCode,
}

interface SecondStepProps {
  /** True for a sign-in with a passkey only, without a password before. */
  readonly isAlone: boolean
  readonly onSignedIn: (() => void) | undefined
  /** Returns to the password form, with a reason unless the user pressed back. */
  readonly onBack: (why: string | null) => void
}

/** The second step of a sign-in (B58): a passkey, a code of the app, or a recovery code. */
export default function SecondStep({ isAlone, onSignedIn, onBack }: SecondStepProps) {
  const id = useId()
  const field = useRef<HTMLInputElement | HTMLTextAreaElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const [start] = useShellStartStepMutation()
  const [startAlone] = useShellStartPasskeySignInMutation()
  const [finish] = useShellFinishStepMutation()
  const [readState] = useLazyShellSecondFactorQuery()
  const startSession = useStartSession()
  const toast = useToast()
  const [choice, setChoice] = useState<SecondStepChoice | null>(null)
  const [method, setMethod] = useState<Method>('passkey')
  const [code, setCode] = useState('')
  /** Outcome of the last press: an error at the field, or a failure. */
  const [{ error, failure }, setOutcome] = useState<{ error?: string; failure?: string | undefined }>({})
  const [isBusy, setBusy] = useState(false)

  const requestChoice = useCallback(async () => {
    if (isAlone) return { app: false, recoveryCode: false, passkey: await startAlone().unwrap() }
    const found = await start().unwrap()
    return found.passkey && passkeyUnavailableReason(String(found.passkey.rpId)) ? { ...found, passkey: null } : found
  }, [isAlone, start, startAlone])

  const prove = useCallback(
    async (read: () => Promise<Proof>) => {
      setBusy(true)
      setOutcome({})
      try {
        const proof = await read()
        await startSession(() => finish({ body: proof }).unwrap())
        onSignedIn?.()
        return true
      } catch (reason) {
        if (isCallError(reason) && reason.code === 404) onBack(reason.sentence)
        else setOutcome({ failure: sentenceOf(reason, texts.failed) })
        return false
      } finally {
        setBusy(false)
      }
    },
    [finish, onBack, onSignedIn, startSession],
  )

  const hasStarted = useRef(false)
  useEffect(() => {
    if (hasStarted.current) return
    hasStarted.current = true
    requestChoice().then(
      (found) => {
        setChoice(found)
        setMethod(methods.find((candidate) => found[candidate]) ?? 'recoveryCode')
        if (isAlone) void prove(async () => ({ passkey: await provePasskey(found.passkey ?? {}) }))
      },
      (reason: unknown) => onBack(sentenceOf(reason, texts.failed)),
    )
  }, [requestChoice, isAlone, onBack, prove])
  useEffect(() => (field.current ?? title.current)?.focus(), [choice, method])

  // A passkey signs each challenge once.
  const handlePasskey = () =>
    void prove(async () => ({ passkey: await provePasskey((await requestChoice()).passkey ?? {}) }))
  const handleCode = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    const typed = code.trim()
    if (!typed) setOutcome({ error: secondFactorMessages.codeRequired })
    if (!typed || !(await prove(() => Promise.resolve({ code: typed })))) return field.current?.focus()
    if (method !== 'recoveryCode') return
    const { data } = await readState()
    if (data) toast.warning(texts.codesLeft(data.recoveryCodesLeft))
  }

  if (!choice) return <Spinner visibleLabel label={texts.loading} />
  return (
    <Form noValidate aria-label={texts.title} onSubmit={(event) => void handleCode(event)}>
      <h2 ref={title} tabIndex={-1}>
        {texts.title}
      </h2>
      <p>{explanations[method]}</p>
      {failure && (
        <Notice tone="danger" role="alert">
          {failure}
        </Notice>
      )}
      {method === 'passkey' && (
        <Button variant="primary" size="lg" block busy={isBusy} onClick={handlePasskey}>
          {texts.usePasskey}
        </Button>
      )}
      {method !== 'passkey' && (
        <>
          <TextField
            ref={field}
            id={`${id}-code`}
            label={method === 'app' ? texts.code : texts.recoveryCode}
            large
            name="code"
            autoComplete={method === 'app' ? 'one-time-code' : 'off'}
            inputMode={method === 'app' ? 'numeric' : 'text'}
            autoCapitalize="none"
            spellCheck={false}
            value={code}
            error={error}
            onChange={({ target }) => {
              setCode(target.value)
              setOutcome({ failure })
            }}
          />
          <Button type="submit" variant="primary" size="lg" block busy={isBusy}>
            {texts.continue}
          </Button>
        </>
      )}
      <Stack $gap={4}>
        {methods
          .filter((one) => one !== method && choice[one])
          .map((one) => (
            <Button
              key={one}
              variant="ghost"
              aria-disabled={isBusy || undefined}
              onClick={() => {
                if (isBusy) return
                setMethod(one)
                setCode('')
                setOutcome({})
              }}>
              {labels[one]}
            </Button>
          ))}
        <Button variant="ghost" onClick={() => onBack(null)}>
          {texts.back}
        </Button>
      </Stack>
      {!isAlone && <small>{texts.lost}</small>}
    </Form>
  )
}

const Form = styled.form`
  ${gridGap('16px')}
  h2 { margin: 0; ${text(20)} &:focus { outline: none; } }
  p { margin: 0; color: ${color.muted}; }
  small { color: ${color.muted}; ${text(13)} }
`
