import { CupAdjustmentRequest } from '@torneo/contracts/competition/general-cup'
import type { Promotion } from '@torneo/contracts/tournament/promotions'
import { SelectField } from '@torneo/ui/fields/SelectField'
import { TextField } from '@torneo/ui/fields/TextField'
import { useState } from 'react'
import { useAdjustGeneralCup } from '../../data/general-cup-api'
import { integerOrText } from '../../parts/integer-or-text'
import { CupModal } from './CupModal'
import { cupFormTexts as texts } from './general-cup-texts'

export interface AdjustModalProps {
  readonly promotions: readonly Promotion[]
  readonly onClose: () => void
}

/** 'Sumar o descontar': points of a promotion, with the reason. */
export default function AdjustModal({ promotions, onClose }: AdjustModalProps) {
  const [adjust] = useAdjustGeneralCup()
  const [values, setValues] = useState({ promotionId: '', points: '', reason: '' })
  const set = (change: Partial<typeof values>) => setValues({ ...values, ...change })
  return (
    <CupModal
      title={texts.adjustTitle}
      shape={CupAdjustmentRequest}
      values={{ ...values, points: integerOrText(values.points) }}
      onSend={(body) => adjust({ body }).unwrap()}
      onClose={onClose}>
      {(errorOf) => (
        <>
          <SelectField
            label={texts.promotion}
            value={values.promotionId}
            required
            placeholder={texts.choose}
            error={errorOf('promotionId')}
            options={promotions.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={({ target }) => set({ promotionId: target.value })}
          />
          <TextField
            label={texts.adjustPoints}
            value={values.points}
            required
            autoComplete="off"
            hint={texts.adjustHint}
            error={errorOf('points')}
            onChange={({ target }) => set({ points: target.value })}
          />
          <TextField
            label={texts.reason}
            value={values.reason}
            required
            autoComplete="off"
            error={errorOf('reason')}
            onChange={({ target }) => set({ reason: target.value })}
          />
        </>
      )}
    </CupModal>
  )
}
