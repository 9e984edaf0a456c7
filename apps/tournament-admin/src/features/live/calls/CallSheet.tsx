import { isCallError, newActionKey, sentenceOf, useConnection, useToast } from '@torneo/client'
import { type CallKind, callKindNames, callKinds, matchCallMessages } from '@torneo/contracts/match/match-calls'
import { Button } from '@torneo/ui/buttons/Button'
import { Sheet } from '@torneo/ui/dialogs/Sheet'
import { Notice } from '@torneo/ui/feedback/Notice'
import { TextField } from '@torneo/ui/fields/TextField'
import { CloudRain, MessageSquareWarning, ShieldAlert, UserX, UsersRound } from 'lucide-react'
import { useRef, useState } from 'react'
import { useCallOrganisersMutation } from '../../../data/calls-api'
import { Stack } from '../../../parts/Stack'
import { callsTexts as texts } from './calls-texts'

interface CallSheetProps {
  readonly matchId: string
  readonly onClose: () => void
}

const icons: Readonly<Record<CallKind, typeof CloudRain>> = {
  absent_team: UsersRound,
  rain: CloudRain,
  missing_player: UserX,
  incident: ShieldAlert,
  other: MessageSquareWarning,
}

/** Calls the organisers by one tap on a reason; a sentence is optional, except for another reason (B45). */
export function CallSheet({ matchId, onClose }: CallSheetProps) {
  const toast = useToast()
  const { state } = useConnection()
  const [call, { isLoading }] = useCallOrganisersMutation()
  const [text, setText] = useState('')
  const [error, setError] = useState<string | undefined>()
  const [failure, setFailure] = useState<string | null>(null)
  const field = useRef<HTMLInputElement>(null)
  // A second attempt at the same call reaches the organisers once.
  const keys = useRef<Record<string, string>>({})

  const handleKind = async (kind: CallKind) => {
    if (kind === 'other' && text.trim() === '') {
      setError(matchCallMessages.text)
      field.current?.focus()
      return
    }
    const key = (keys.current[`${kind} ${text}`] ??= newActionKey())
    try {
      await call({ params: { id: matchId }, body: { kind, text }, key }).unwrap()
      toast.success(texts.sent)
      onClose()
    } catch (reason) {
      const detail = isCallError(reason) ? reason.details?.find(({ path }) => path === 'text')?.message : undefined
      setError(detail)
      setFailure(detail === undefined ? sentenceOf(reason, texts.failed) : null)
    }
  }

  const warning = failure ?? (state === 'offline' ? texts.offline : null)
  return (
    <Sheet
      title={texts.call}
      onClose={onClose}
      footer={
        <Button size="lg" onClick={onClose}>
          {texts.cancel}
        </Button>
      }>
      <Stack $gap={12}>
        {warning !== null && (
          <Notice tone={failure === null ? 'warning' : 'danger'} role="alert">
            {warning}
          </Notice>
        )}
        {callKinds.map((kind) => {
          const Icon = icons[kind]
          return (
            <Button
              key={kind}
              block
              size="lg"
              disabled={isLoading}
              icon={<Icon size={20} aria-hidden />}
              onClick={() => void handleKind(kind)}>
              {callKindNames[kind]}
            </Button>
          )
        })}
        <TextField
          ref={field}
          label={texts.sentence}
          hint={texts.sentenceHint}
          autoComplete="off"
          value={text}
          error={error}
          onChange={({ target }) => {
            setText(target.value)
            setError(undefined)
          }}
        />
      </Stack>
    </Sheet>
  )
}
