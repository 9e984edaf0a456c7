import type { Competition, ResolvedKnockout } from '@torneo/contracts/competition/competition'
import type { ResolvedTie } from '@torneo/contracts/competition/resolved-tie'
import type { Slot } from '@torneo/contracts/competition/slot'
import type { Team } from '@torneo/contracts/tournament/teams'
import { byesIn } from '@torneo/domain/competition/bracket/byes'
import { slotLabels } from '@torneo/domain/competition/slot-label'
import { SelectField } from '@torneo/ui/fields/SelectField'
import { useState } from 'react'
import { phasesOf, withSlot } from '../../../../data/phases-of'
import { competitionTexts } from '../../competition-texts'
import { FormModal } from '../FormModal'
import { tieTexts as texts } from '../made-texts'
import { freePlaces } from '../places-of'
import { usePhaseSave } from '../use-phase-save'

export interface SlotModalProps {
  readonly competition: Competition
  readonly cup: ResolvedKnockout
  readonly tie: ResolvedTie
  readonly side: 'home' | 'away'
  readonly teams: readonly Team[]
  readonly onClose: () => void
}

/** Slots that a side can have: places of earlier leagues, winners and losers of earlier ties, teams, none yet, or a bye. */
function slotsOf({ competition, cup, tie, teams }: SlotModalProps): (Slot | null)[] {
  const before = competition.phases.slice(
    0,
    competition.phases.findIndex(({ id }) => id === cup.id),
  )
  const own = cup.ties
    .filter(({ round, thirdPlace }) => round < tie.round && !thirdPlace)
    .flatMap(({ id }): Slot[] => [{ winner: id }, { loser: id }])
  return [
    null,
    ...freePlaces(before, phasesOf(competition)),
    ...own,
    ...teams.map(({ id }): Slot => ({ team: id })),
    { bye: true },
  ]
}

/** Leaves out the slots that would make a tie with a match a bye, and the losers and winners that no tie has. */
function choicesOf(props: SlotModalProps): (Slot | null)[] {
  const { competition, tie, side } = props
  const phases = phasesOf(competition)
  const { isBye, isByeTie } = byesIn(phases)
  const played = competition.phases.flatMap((phase) =>
    phase.kind === 'knockout' ? phase.ties.filter((one) => one.matchId !== null && !isByeTie(one)) : [],
  )
  const keepsMatches = (slot: Slot | null) => {
    const after = withSlot(phases, tie.id, side, slot)
    const { isByeTie: isByeThen } = byesIn(after)
    const byes = after.flatMap((phase) => (phase.kind === 'knockout' ? phase.ties.filter(isByeThen) : []))
    return !byes.some(({ id }) => played.some((one) => one.id === id))
  }
  return slotsOf(props).filter((slot) => keepsMatches(slot) && (!isBye(slot) || (slot !== null && 'bye' in slot)))
}

/** 'Cambiar lugar': another team, or another place that the team comes from. */
export default function SlotModal(props: SlotModalProps) {
  const { competition, tie, side, teams, onClose } = props
  const save = usePhaseSave(competition)
  const [value, setValue] = useState(JSON.stringify(tie[side]))
  const label = slotLabels(phasesOf(competition), (id) => teams.find((team) => team.id === id)?.name ?? null)
  const choices = choicesOf(props).map((slot) => ({ value: JSON.stringify(slot), label: label(slot) }))
  const current = { value: JSON.stringify(tie[side]), label: tie[`${side}Label`] }
  return (
    <FormModal
      title={texts.changeTitle}
      submit={competitionTexts.save}
      onSubmit={() => save((phases) => withSlot(phases, tie.id, side, JSON.parse(value) as Slot | null))}
      onClose={onClose}>
      <SelectField
        label={`${tie.name}: ${texts.slot.toLowerCase()}`}
        value={value}
        options={choices.some((one) => one.value === current.value) ? choices : [current, ...choices]}
        onChange={({ target }) => setValue(target.value)}
      />
    </FormModal>
  )
}
