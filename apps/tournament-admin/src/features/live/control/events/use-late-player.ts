import { isCallError, newActionKey, sentenceOf } from '@torneo/client'
import { check, messagesByPath } from '@torneo/contracts/fields/validation'
import { noPosition, PlayerForm, type Player } from '@torneo/contracts/tournament/players'
import { useCapabilities } from '@torneo/panel/screen/use-capabilities'
import { useRef, useState, type SubmitEvent } from 'react'
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
  const [errors, setErrors] = useState<Partial<Record<LateField, string>>>({})
  const [failure, setFailure] = useState<string | null>(null)
  const { canAddPlayers } = useCapabilities()
  const [addToList, adding] = useAddPlayerMutation()
  const [addToConfirm, addingLate] = useAddLatePlayerMutation()
  const isLoading = adding.isLoading || addingLate.isLoading
  const attempt = useRef<{ readonly content: string; readonly key: string } | null>(null)

  const change = (field: LateField, value: string) => {
    setTyped({ ...typed, [field]: value })
    setErrors({ ...errors, [field]: undefined })
  }
  const submit = async () => {
    const { number, name, position } = typed
    // Positions are rarely known at that moment, but the contract requires one.
    const checked = check(PlayerForm, {
      number: integerOrText(number),
      name,
      position: position.trim() || noPosition,
      photo: '',
    })
    if (!checked.ok) return setErrors(messagesByPath(checked.details))
    const body = { teamId, ...checked.value }
    const content = JSON.stringify(body)
    // Reuse the key after a lost response, so that the player is added once.
    if (attempt.current?.content !== content) attempt.current = { content, key: newActionKey() }
    setFailure(null)
    onSaving(true)
    try {
      const { key } = attempt.current
      const late = { teamId, name: body.name, number: body.number }
      const added = canAddPlayers
        ? addToList({ body, key }).unwrap()
        : addToConfirm({ params: { id: matchId }, body: late, key }).unwrap()
      onAdded(await added)
    } catch (error) {
      setFailure(
        isCallError(error) && error.code === 0 ? texts.lateNeedsConnection : sentenceOf(error, texts.lateFailed),
      )
    } finally {
      onSaving(false)
    }
  }
  return {
    isToConfirm: !canAddPlayers,
    typed,
    errors,
    failure,
    change,
    number: integerOrText(typed.number),
    handleSubmit: (event: SubmitEvent) => {
      event.preventDefault()
      if (!isLoading) void submit()
    },
  }
}
