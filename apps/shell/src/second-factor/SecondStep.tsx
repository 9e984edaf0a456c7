import { isCallError, sentenceOf, useStartSession, useToast } from '@torneo/client'
import type { SecondStep as Proof, SecondStepChoice } from '@torneo/contracts/people/second-factor'
import { Button } from '@torneo/ui/buttons/Button'
import { Notice } from '@torneo/ui/feedback/Notice'
import { Spinner } from '@torneo/ui/feedback/Spinner'
import { TextField } from '@torneo/ui/fields/TextField'
import { Stack } from '@torneo/ui/layout/Stack'
import { color, gridGap, text } from '@torneo/ui/theme/tokens'
import { useCallback, useEffect, useId, useRef, useState, type FormEvent } from 'react'
import styled from 'styled-components'
import { passkeyHindrance, provePasskey } from './passkeys'
import {
  useLazyShellSecondFactorQuery,
  useShellFinishStepMutation,
  useShellStartPasskeySignInMutation,
  useShellStartStepMutation,
} from './second-factor-api'
import { secondFactorTexts } from './second-factor-texts'

const texts = secondFactorTexts.step

type Way = 'passkey' | 'app' | 'recoveryCode'
const ways = ['passkey', 'app', 'recoveryCode'] as const
const whys: Readonly<Record<Way, string>> = {
  passkey: texts.passkeyWhy,
  app: texts.appWhy,
  recoveryCode: texts.recoveryWhy,
}
const labels: Readonly<Record<Way, string>> = {
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
  const [way, setWay] = useState<Way>('passkey')
  const [code, setCode] = useState('')
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  const begin = useCallback(async () => {
    if (isAlone) return { app: false, recoveryCode: false, passkey: await startAlone().unwrap() }
    const found = await start().unwrap()
    return found.passkey && passkeyHindrance(String(found.passkey.rpId)) ? { ...found, passkey: null } : found
  }, [isAlone, start, startAlone])

  const prove = useCallback(
    async (read: () => Promise<Proof>) => {
      setBusy(true)
      setFailure(null)
      try {
        const proof = await read()
        await startSession(() => finish({ body: proof }).unwrap())
        onSignedIn?.()
        return true
      } catch (error) {
        if (isCallError(error) && error.code === 404) onBack(error.sentence)
        else setFailure(sentenceOf(error, texts.failed))
        return false
      } finally {
        setBusy(false)
      }
    },
    [finish, onBack, onSignedIn, startSession],
  )

  const begun = useRef(false)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    begin().then(
      (found) => {
        setChoice(found)
        setWay(ways.find((one) => found[one]) ?? 'recoveryCode')
        if (isAlone) void prove(async () => ({ passkey: await provePasskey(found.passkey ?? {}) }))
      },
      (error: unknown) => onBack(sentenceOf(error, texts.failed)),
    )
  }, [begin, isAlone, onBack, prove])
  useEffect(() => (field.current ?? title.current)?.focus(), [choice, way])

  // A passkey signs each challenge once.
  const handlePasskey = () => void prove(async () => ({ passkey: await provePasskey((await begin()).passkey ?? {}) }))
  const handleCode = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy || code.trim() === '') return field.current?.focus()
    const isIn = await prove(() => Promise.resolve({ code: code.trim() }))
    if (!isIn) return field.current?.focus()
    if (way !== 'recoveryCode') return
    const { data } = await readState()
    if (data) toast.warning(texts.codesLeft(data.recoveryCodesLeft))
  }

  if (!choice) return <Spinner visibleLabel label={texts.loading} />
  return (
    <Form noValidate aria-label={texts.title} onSubmit={(event) => void handleCode(event)}>
      <h2 ref={title} tabIndex={-1}>
        {texts.title}
      </h2>
      <p>{whys[way]}</p>
      {failure && (
        <Notice tone="danger" role="alert">
          {failure}
        </Notice>
      )}
      {way === 'passkey' && (
        <Button variant="primary" size="lg" block busy={isBusy} onClick={handlePasskey}>
          {texts.usePasskey}
        </Button>
      )}
      {way !== 'passkey' && (
        <>
          <TextField
            ref={field}
            id={`${id}-code`}
            label={way === 'app' ? texts.code : texts.recoveryCode}
            large
            name="code"
            autoComplete={way === 'app' ? 'one-time-code' : 'off'}
            inputMode={way === 'app' ? 'numeric' : 'text'}
            autoCapitalize="none"
            spellCheck={false}
            value={code}
            onChange={({ target }) => setCode(target.value)}
          />
          <Button type="submit" variant="primary" size="lg" block busy={isBusy}>
            {texts.goOn}
          </Button>
        </>
      )}
      <Stack $gap={4}>
        {ways
          .filter((one) => one !== way && choice[one])
          .map((one) => (
            <Button
              key={one}
              variant="ghost"
              aria-disabled={isBusy || undefined}
              onClick={() => {
                if (isBusy) return
                setWay(one)
                setCode('')
                setFailure(null)
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
