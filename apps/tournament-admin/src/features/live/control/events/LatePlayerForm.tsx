import { useConnection } from '@torneo/client'
import type { Player } from '@torneo/contracts/tournament/players'
import { MutedText } from '@torneo/ui/display/MutedText'
import { Notice } from '@torneo/ui/feedback/Notice'
import { NumberField } from '@torneo/ui/fields/NumberField'
import { TextField } from '@torneo/ui/fields/TextField'
import { useEffect, useRef } from 'react'
import { NumberHint } from '../../../../parts/roster/NumberHint'
import { playerLabels } from '../../../../parts/roster/roster-texts'
import { Stack } from '../../../../parts/Stack'
import { liveTexts as texts } from '../../live-texts'
import { useLatePlayer } from './use-late-player'

interface LatePlayerFormProps {
  /** Id of the form, for its submit button. */
  readonly id: string
  readonly matchId: string
  readonly teamId: string
  /** Players already on the roster. */
  readonly players: readonly Player[]
  readonly onSaving: (isSaving: boolean) => void
  readonly onAdded: (player: Player) => void
}

/** Number and name of a player who is missing from the roster. */
export default function LatePlayerForm({ id, matchId, teamId, players, onSaving, onAdded }: LatePlayerFormProps) {
  const { isToConfirm, typed, formProps, errorOf, failure, number, change } = useLatePlayer({
    matchId,
    teamId,
    onSaving,
    onAdded,
  })
  const { state } = useConnection()
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => first.current?.focus(), [])
  const warning = failure ?? (state === 'offline' ? texts.lateNeedsConnection : null)
  return (
    <Stack as="form" $gap={14} id={id} {...formProps}>
      {warning !== null && (
        <Notice tone={failure === null ? 'warning' : 'danger'} role="alert">
          {warning}
        </Notice>
      )}
      <NumberField
        ref={first}
        label={playerLabels.number}
        required
        maxLength={4}
        value={typed.number}
        error={errorOf('number')}
        hint={<NumberHint roster={players} number={number} playerId={null} />}
        onChange={({ target }) => change('number', target.value)}
      />
      <TextField
        label={playerLabels.name}
        required
        autoComplete="off"
        autoCapitalize="words"
        value={typed.name}
        error={errorOf('name')}
        onChange={({ target }) => change('name', target.value)}
      />
      {isToConfirm ? (
        <MutedText $size={14}>{texts.toConfirmWhy}</MutedText>
      ) : (
        <TextField
          label={texts.latePosition}
          autoComplete="off"
          value={typed.position}
          error={errorOf('position')}
          hint={texts.latePositionHint}
          onChange={({ target }) => change('position', target.value)}
        />
      )}
    </Stack>
  )
}
