import type { Competition, ResolvedLeague } from '@torneo/contracts/competition/competition'
import type { League } from '@torneo/contracts/competition/league'
import { CompetitionForm, type Phase } from '@torneo/contracts/competition/phases'
import type { Team } from '@torneo/contracts/tournament/teams'
import { slotLabels } from '@torneo/domain/competition/slot-label'
import { useCheckedForm } from '@torneo/panel/record/use-checked-form'
import { Button } from '@torneo/ui/buttons/Button'
import { MutedText } from '@torneo/ui/display/MutedText'
import { TextField } from '@torneo/ui/fields/TextField'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { phasesOf } from '../../../../data/phases-of'
import { competitionTexts, zoneTexts } from '../../competition-texts'
import { FormModal } from '../FormModal'
import { modalTexts as texts } from '../modal-texts'
import { freePlaces } from '../places-of'
import { phaseTexts } from '../rules/phase-texts'
import { usePhaseSave } from '../use-phase-save'
import { fedLeague, nextZone } from './places-draft'
import { PlacesField } from './PlacesField'

export interface PlacesModalProps {
  readonly competition: Competition
  /** Null: a league that is added. */
  readonly league: ResolvedLeague | null
  readonly teams: readonly Team[]
  readonly onClose: () => void
}

/** 'Liga con puestos': a league whose teams come from places of earlier phases (B86). */
export default function PlacesModal({ competition, league, teams, onClose }: PlacesModalProps) {
  const save = usePhaseSave(competition)
  const phases = phasesOf(competition)
  const at = league ? phases.findIndex(({ id }) => id === league.id) : phases.length
  const [draft, setDraft] = useState<League>(() => {
    const own = phases[at]
    return own?.kind === 'league' ? own : fedLeague(phases, texts.fedLeague)
  })
  const zones = draft.zones.map((zone) => ({ ...zone, slots: zone.slots ?? [] }))
  const setZones = (next: League['zones']) => setDraft({ ...draft, zones: next })
  const before = phases.slice(0, at)
  const edit = (all: readonly Phase[]) =>
    league
      ? all.map(
          (phase) => (phase.id === draft.id ? { ...phase, name: draft.name, zones: draft.zones } : phase) as Phase,
        )
      : [...all, draft]
  const edited = edit(phases)
  const path = `phases.${at}`
  const others = Object.fromEntries(
    zones.flatMap(({ slots }, index) => (slots.length < 2 ? [[`${path}.zones.${index}`, texts.twoPlaces]] : [])),
  )
  const { errorOf, submit } = useCheckedForm(CompetitionForm, { phases: edited }, { others })
  const label = slotLabels(edited, (id) => teams.find((team) => team.id === id)?.name ?? null)
  const places = freePlaces(
    before,
    phases.filter((_, index) => index !== at),
  )

  return (
    <FormModal
      title={league ? zoneTexts.changePlaces : zoneTexts.placesTitle}
      submit={competitionTexts.save}
      size="lg"
      onSubmit={() => submit(() => save(edit))}
      onClose={onClose}>
      <MutedText>{places.length > 0 ? texts.placesHint : texts.noPlaces}</MutedText>
      <TextField
        label={phaseTexts.phaseName}
        value={draft.name}
        required
        autoComplete="off"
        error={errorOf(`${path}.name`)}
        onChange={({ target }) => setDraft({ ...draft, name: target.value })}
      />
      {zones.map((zone, index) => (
        <PlacesField
          key={zone.id}
          zone={zone}
          places={places}
          taken={zones.filter((one) => one !== zone).flatMap(({ slots }) => slots)}
          label={label}
          error={errorOf(`${path}.zones.${index}`)}
          onChange={(slots) => setZones(zones.map((one) => (one === zone ? { ...one, slots } : one)))}
          onRemove={zones.length > 1 ? () => setZones(zones.filter((one) => one !== zone)) : null}
        />
      ))}
      <div>
        <Button icon={<Plus size={18} aria-hidden />} onClick={() => setZones([...zones, nextZone(phases, zones)])}>
          {texts.addZone}
        </Button>
      </div>
    </FormModal>
  )
}
