import type { RecordForm } from '@torneo/client'
import { Controller, useWatch } from '@torneo/client/record-form'
import { periodCounts, type TournamentSportForm } from '@torneo/contracts/tournament/tournament-sports'
import { periodsOf } from '@torneo/domain/match/clock/periods'
import { FieldPair } from '@torneo/panel/record/RecordModal'
import { NumberField } from '@torneo/ui/fields/NumberField'
import { SelectField } from '@torneo/ui/fields/SelectField'
import { Toggle } from '@torneo/ui/fields/Toggle'
import { useState } from 'react'
import { integerOrText } from '../../parts/integer-or-text'
import { sportsTexts as texts } from './sports-texts'

const options = periodCounts.map((count) => ({ value: String(count), label: texts.periodsOf[count] }))

/**
 * Fields that divide a match (B8). The specified switch and the number of periods are two views of one value, as are
 * the duration and the minutes of each period. Halves that were never chosen as periods stay halves.
 */
export function PeriodFields({ form }: { readonly form: RecordForm<TournamentSportForm> }) {
  const { control, setValue } = form.fields
  const rules = useWatch({ control, name: 'rules' })
  const [typed, setTyped] = useState<string | null>(null)
  const [hasOwn] = useState(rules.periods !== undefined)
  const isInteger = Number.isInteger(rules.matchDuration)
  const { count, minutes } = periodsOf({ ...rules, periodMinutes: undefined })
  const choose = (chosen: number) => {
    setValue('rules.periods', hasOwn || chosen > 2 ? chosen : undefined, { shouldDirty: true })
    setValue('rules.hasHalves', chosen > 1, { shouldDirty: true })
  }
  const type = (text: string) => {
    setTyped(text)
    const value = integerOrText(text)
    if (typeof value === 'number')
      setValue('rules.matchDuration', value * count, { shouldDirty: true, shouldValidate: true })
  }
  return (
    <>
      <Controller
        control={control}
        name="rules.hasHalves"
        render={({ field }) => (
          <Toggle label={texts.hasHalves} checked={field.value} onChange={(on) => choose(on ? 2 : 1)} />
        )}
      />
      <FieldPair>
        <SelectField
          label={texts.periods}
          value={String(count)}
          options={options}
          onChange={(event) => choose(Number(event.target.value))}
        />
        <NumberField
          label={texts.periodMinutes}
          hint={texts.periodMinutesHint}
          value={typed ?? (isInteger ? String(minutes) : '')}
          onChange={(event) => type(event.target.value)}
          onBlur={() => setTyped(null)}
        />
      </FieldPair>
    </>
  )
}
