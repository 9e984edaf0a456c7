import type { Competition, ResolvedKnockout } from '@torneo/contracts/competition/competition'
import { levelEndings } from '@torneo/contracts/competition/knockout'
import { SelectField } from '@torneo/ui/fields/SelectField'
import { useState } from 'react'
import { competitionTexts, tieTexts as texts } from '../../competition-texts'
import { FormModal } from '../FormModal'
import { usePhaseSave } from '../use-phase-save'

export interface EndingModalProps {
  readonly competition: Competition
  readonly cup: ResolvedKnockout
  readonly onClose: () => void
}

/** 'Si empatan' of a knock-out. */
export default function EndingModal({ competition, cup, onClose }: EndingModalProps) {
  const save = usePhaseSave(competition)
  const [levelEnds, setLevelEnds] = useState(cup.levelEnds ?? 'extra_time')
  return (
    <FormModal
      title={`${texts.ifLevel}: ${cup.name}`}
      submit={competitionTexts.save}
      onSubmit={() => save((phases) => phases.map((phase) => (phase.id === cup.id ? { ...phase, levelEnds } : phase)))}
      onClose={onClose}>
      <SelectField
        label={texts.levelField}
        hint={texts.levelHint}
        value={levelEnds}
        options={levelEndings.map((value) => ({ value, label: texts.endings[value] }))}
        onChange={({ target }) => setLevelEnds(target.value as typeof levelEnds)}
      />
    </FormModal>
  )
}
