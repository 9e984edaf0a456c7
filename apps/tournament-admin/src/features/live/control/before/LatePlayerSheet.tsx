import { useToast } from '@torneo/client'
import type { Match, MatchTeam } from '@torneo/contracts/match/matches'
import { Button } from '@torneo/ui/buttons/Button'
import { Sheet } from '@torneo/ui/dialogs/Sheet'
import { SelectField } from '@torneo/ui/fields/SelectField'
import { useId, useState } from 'react'
import { spokenTeam } from '../../../../parts/match-labels'
import { Stack } from '../../../../parts/Stack'
import { liveTexts as texts } from '../../live-texts'
import type { useRosters } from '../../use-rosters'
import LatePlayerForm from '../events/LatePlayerForm'

export interface LatePlayerSheetProps {
  readonly match: Match
  /** The known teams of the match. */
  readonly teams: readonly MatchTeam[]
  readonly rosters: ReturnType<typeof useRosters>
  readonly onClose: () => void
}

/** Adds a player who is missing from a team's list, for staff to confirm (B45). */
export default function LatePlayerSheet({ match, teams, rosters, onClose }: LatePlayerSheetProps) {
  const id = useId()
  const toast = useToast()
  const [teamId, setTeamId] = useState(teams[0]?.id ?? '')
  const [isSaving, setSaving] = useState(false)
  const roster = rosters[teamId === match.homeTeamId ? 'home' : 'away']
  return (
    <Sheet
      title={texts.toConfirm}
      onClose={onClose}
      footer={
        <>
          <Button size="lg" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button size="lg" type="submit" form={id} variant="primary" busy={isSaving} busyLabel={texts.adding}>
            {texts.addPlayer}
          </Button>
        </>
      }>
      <Stack $gap={14}>
        <SelectField
          label={texts.lateTeam}
          value={teamId}
          onChange={({ target }) => setTeamId(target.value)}
          options={teams.map((team) => ({ value: team.id, label: spokenTeam(team) }))}
        />
        <LatePlayerForm
          id={id}
          matchId={match.id}
          teamId={teamId}
          players={roster.players ?? []}
          onSaving={setSaving}
          onAdded={({ name }) => {
            toast.success(texts.lateAdded(name))
            onClose()
          }}
        />
      </Stack>
    </Sheet>
  )
}
