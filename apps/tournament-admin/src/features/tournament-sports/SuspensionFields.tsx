import type { RecordForm } from '@torneo/client'
import { useWatch } from '@torneo/client/record-form'
import {
  type TournamentSportForm,
  type WalkoverServing,
  walkoverServing,
} from '@torneo/contracts/tournament/tournament-sports'
import { FieldPair } from '@torneo/panel/record/RecordModal'
import { SelectField } from '@torneo/ui/fields/SelectField'
import { Toggle } from '@torneo/ui/fields/Toggle'
import { IntegerField } from './IntegerField'
import { sportsTexts as texts } from './sports-texts'

/** Rules of suspension by cards (B12), and the endings that serve one (B49). */
export function SuspensionFields({ form }: { readonly form: RecordForm<TournamentSportForm> }) {
  const { control, setValue } = form.fields
  const [yellows, red, serves, abandonedServes] = useWatch({
    control,
    name: ['rules.suspendAfterYellows', 'rules.suspendAfterRed', 'rules.walkoverServes', 'rules.abandonedServes'],
  })
  return (
    <>
      <FieldPair>
        <IntegerField form={form} field="rules.suspendAfterYellows" hint={texts.suspendAfterYellowsHint} />
        <IntegerField form={form} field="rules.suspendAfterRed" hint={texts.suspendAfterRedHint} />
      </FieldPair>
      {((yellows ?? 0) > 0 || (red ?? 0) > 0) && (
        <>
          <SelectField
            id={form.idOf('rules.walkoverServes')}
            label={texts.walkoverServes}
            value={serves ?? 'present'}
            options={walkoverServing.map((value) => ({ value, label: texts.walkoverServesOf[value] }))}
            onChange={({ target }) =>
              setValue('rules.walkoverServes', target.value as WalkoverServing, { shouldDirty: true })
            }
          />
          <Toggle
            label={texts.abandonedServes}
            hint={texts.abandonedServesHint}
            checked={abandonedServes ?? false}
            onChange={(isServing) => setValue('rules.abandonedServes', isServing, { shouldDirty: true })}
          />
        </>
      )}
    </>
  )
}
