import { check, messagesByPath } from '@torneo/contracts/fields/validation'
import { PlayerChange, type Player } from '@torneo/contracts/tournament/players'
import type { Team } from '@torneo/contracts/tournament/teams'
import { Button } from '@torneo/ui/buttons/Button'
import { NumberField } from '@torneo/ui/fields/NumberField'
import { SelectField } from '@torneo/ui/fields/SelectField'
import { gridGap } from '@torneo/ui/theme/tokens'
import { useState } from 'react'
import styled from 'styled-components'
import { teams as teamsApi } from '../../data/teams-api'
import { integerOrText } from '../integer-or-text'
import { leaveTexts as texts } from './leave-texts'
import { NumberHint } from './NumberHint'
import { useRosterQuery } from './roster-api'
import { playerLabels } from './roster-texts'

interface MoveFieldsProps {
  readonly player: Player
  readonly busy: boolean
  readonly onMove: (to: { readonly team: Team; readonly number: number }) => void
}

/** Chooses the player's new team, of the same sport, and shirt number. */
export function MoveFields({ player, busy, onMove }: MoveFieldsProps) {
  const { data } = teamsApi.useList()
  const sportId = data?.items.find(({ id }) => id === player.teamId)?.sportId
  const others = data?.items.filter((team) => team.sportId === sportId && team.id !== player.teamId) ?? []
  const [teamId, setTeamId] = useState('')
  const [typed, setTyped] = useState(String(player.number))
  const [isTried, setTried] = useState(false)
  const { data: roster } = useRosterQuery({ query: { teamId } }, { skip: teamId === '' })
  const team = others.find(({ id }) => id === teamId)
  const number = integerOrText(typed)
  const checked = check(PlayerChange, { number })
  const numberError = checked.ok ? undefined : messagesByPath(checked.details)['number']

  const move = () => {
    setTried(true)
    if (team && checked.ok && checked.value.number !== undefined) onMove({ team, number: checked.value.number })
  }
  if (data && others.length === 0) return <p>{texts.noTeams}</p>
  return (
    <Fields>
      <SelectField
        label={texts.team}
        required
        value={teamId}
        placeholder={texts.chooseTeam}
        options={others.map(({ id, name, promotionYear }) => ({
          value: id,
          label: promotionYear === null ? name : `${name} · ${promotionYear}`,
        }))}
        error={isTried && !team ? texts.teamRequired : undefined}
        onChange={({ target }) => setTeamId(target.value)}
      />
      <NumberField
        label={playerLabels.number}
        required
        maxLength={4}
        value={typed}
        error={isTried ? numberError : undefined}
        hint={<NumberHint roster={roster?.items ?? []} number={number} playerId={player.id} />}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button busy={busy} busyLabel={texts.moving} onClick={move}>
        {texts.move}
      </Button>
    </Fields>
  )
}

const Fields = styled.div`
  ${gridGap('12px')}
  width: 100%;
`
