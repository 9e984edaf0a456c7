import { isCallError, sentenceOf } from '@torneo/client'
import { noPosition, PlayerForm, type Player } from '@torneo/contracts/tournament/players'
import { useCheckedForm } from '@torneo/panel/record/use-checked-form'
import { useCapabilities } from '@torneo/panel/screen/use-capabilities'
import { useState } from 'react'
import { useAddLatePlayerMutation } from '../../../../data/line-ups-api'
import { integerOrText } from '../../../../parts/integer-or-text'
import { useAddPlayerMutation } from '../../../../parts/roster/roster-api'
import { liveTexts as texts } from '../../live-texts'

const blank = { number: '', name: '', position: '' }
type LateField = keyof typeof blank

interface LatePlayerOptions {
  readonly matchId: string
  readonly teamId: string
  readonly onSaving: (isSaving: boolean) => void
  readonly onAdded: (player: Player) => void
}

/**
 * Adds a missing player by number and name during the match, to confirm if a pass holder does it (B45). The server stores
 * the roster, so this needs a connection.
 */
export function useLatePlayer({ matchId, teamId, onSaving, onAdded }: LatePlayerOptions) {
  const [typed, setTyped] = useState(blank)
  const { canAddPlayers } = useCapabilities()
  const [addToList, adding] = useAddPlayerMutation()
  const [addToConfirm, addingLate] = useAddLatePlayerMutation()
  const isLoading = adding.isLoading || addingLate.isLoading

  const change = (field: LateField, value: string) => {
    setTyped({ ...typed, [field]: value })
  }
  const { formProps, errorOf, failure } = useCheckedForm(
    PlayerForm,
    {
      number: integerOrText(typed.number),
      name: typed.name,
      // Positions are rarely known at that moment, but the contract requires one.
      position: typed.position.trim() || noPosition,
      photo: '',
    },
    {
      failed: (error) =>
        isCallError(error) && error.code === 0 ? texts.lateNeedsConnection : sentenceOf(error, texts.lateFailed),
    },
  )
  const send = async (player: PlayerForm) => {
    const body = { teamId, ...player }
    onSaving(true)
    try {
      const late = { teamId, name: body.name, number: body.number }
      const added = canAddPlayers
        ? addToList({ body }).unwrap()
        : addToConfirm({ params: { id: matchId }, body: late }).unwrap()
      onAdded(await added)
    } finally {
      onSaving(false)
    }
  }
  return {
    isToConfirm: !canAddPlayers,
    typed,
    errorOf,
    failure,
    change,
    number: integerOrText(typed.number),
    formProps: formProps(send, isLoading),
  }
}
