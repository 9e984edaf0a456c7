import type { Competition, ResolvedPhase } from '@torneo/contracts/competition/competition'
import type { Knockout } from '@torneo/contracts/competition/knockout'
import type { League } from '@torneo/contracts/competition/league'
import { CompetitionForm, type Phase } from '@torneo/contracts/competition/phases'
import type { TournamentSport } from '@torneo/contracts/tournament/tournament-sports'
import { useCheckedForm } from '@torneo/panel/record/use-checked-form'
import { MutedText } from '@torneo/ui/display/MutedText'
import { Notice } from '@torneo/ui/feedback/Notice'
import { TextField } from '@torneo/ui/fields/TextField'
import { color } from '@torneo/ui/theme/tokens'
import { useState } from 'react'
import styled from 'styled-components'
import { phasesOf } from '../../../../data/phases-of'
import { competitionTexts } from '../../competition-texts'
import { FormModal } from '../FormModal'
import { rulesTexts } from '../made-texts'
import { usePhaseSave } from '../use-phase-save'
import { decidersOf } from './deciders'
import { EndingFields } from './EndingFields'
import { phaseTexts as texts } from './phase-texts'
import { TieBreakFields } from './TieBreakFields'
import { usePreview } from './use-preview'

export interface PhaseModalProps {
  readonly competition: Competition
  readonly phase: ResolvedPhase
  readonly sport: TournamentSport
  readonly onClose: () => void
}

type PhaseChanges = Partial<League> | Partial<Knockout>

/** 'Nombres y reglas' of a phase. What a rule changes in the tables is said before it is saved. */
export default function PhaseModal({ competition, phase, sport, onClose }: PhaseModalProps) {
  const save = usePhaseSave(competition)
  const [changes, setChanges] = useState<PhaseChanges>({})
  const [zoneNames, setZoneNames] = useState<ReadonlyMap<string, string>>(new Map())
  const change = (some: PhaseChanges) => setChanges({ ...changes, ...some } as PhaseChanges)
  /** Applies what was changed here, to what the others saved meanwhile. */
  const edit = (phases: readonly Phase[]) =>
    phases.map((one): Phase => {
      if (one.id !== phase.id) return one
      const next = { ...one, ...changes } as Phase
      return next.kind === 'league'
        ? { ...next, zones: next.zones.map((zone) => ({ ...zone, name: zoneNames.get(zone.id) ?? zone.name })) }
        : next
    })
  const edited = edit(phasesOf(competition))
  const shown = edited.find(({ id }) => id === phase.id)
  const preview = usePreview(competition, edited)
  const { errorOf, submit } = useCheckedForm(CompetitionForm, { phases: edited })
  if (!shown) return null
  const resolved = preview.shown.phases.find(({ id }) => id === phase.id)
  const decided = resolved?.kind === 'league' ? decidersOf(resolved) : new Map()
  const path = `phases.${edited.indexOf(shown)}`
  return (
    <FormModal
      title={rulesTexts.title(phase.name)}
      submit={competitionTexts.save}
      size="md"
      onSubmit={() => submit(() => save(edit))}
      onClose={onClose}>
      <TextField
        label={texts.phaseName}
        value={shown.name}
        required
        autoComplete="off"
        error={errorOf(`${path}.name`)}
        onChange={({ target }) => change({ name: target.value })}
      />
      {shown.kind === 'league' ? (
        <>
          {shown.zones.length > 1 &&
            shown.zones.map(({ id, name }, index) => (
              <TextField
                key={id}
                label={texts.zoneName(index + 1)}
                value={name}
                required
                autoComplete="off"
                error={errorOf(`${path}.zones.${index}.name`)}
                onChange={({ target }) => setZoneNames(new Map(zoneNames).set(id, target.value))}
              />
            ))}
          <TieBreakFields league={shown} phases={edited} sport={sport} decided={decided} onChange={change} />
        </>
      ) : (
        <EndingFields knockout={shown} onChange={change} />
      )}
      <Difference role="status">
        {preview.isSame ? null : preview.failure !== undefined ? (
          <Notice tone="warning">{preview.failure}</Notice>
        ) : preview.changes === null ? (
          <MutedText>{texts.computing}</MutedText>
        ) : preview.changes.length === 0 ? (
          <MutedText>{texts.noChange}</MutedText>
        ) : (
          <Notice tone="warning">
            {preview.changes.map((words) => (
              <p key={words}>{words}</p>
            ))}
          </Notice>
        )}
      </Difference>
    </FormModal>
  )
}

// Stays in view above the buttons, however long the form is.
const Difference = styled.div`
  position: sticky;
  bottom: 0;
  background: ${color.surface};
`
