import type { RecordForm } from '@torneo/client'
import type { TournamentSportForm } from '@torneo/contracts/tournament/tournament-sports'
import { NumberField } from '@torneo/ui/fields/NumberField'
import { integerOrText } from '../../parts/integer-or-text'
import { sportFormLabels } from './sport-form-values'

interface IntegerFieldProps {
  readonly form: RecordForm<TournamentSportForm>
  readonly field: Exclude<
    Extract<keyof typeof sportFormLabels, 'order' | `rules.${string}`>,
    | 'rules.hasHalves'
    | 'rules.periods'
    | 'rules.scoring'
    | 'rules.bestOf'
    | 'rules.fixedSets'
    | 'rules.shootOutKicks'
    | 'rules.steps'
    | 'rules.usesBonus'
    | 'rules.cards'
    | 'rules.lineUps'
    | 'rules.substitutions'
    | 'rules.usesOwnPoints'
    | 'rules.drawAllowed'
    | 'rules.walkoverServes'
    | 'rules.abandonedServes'
  >
  readonly hint?: string
  readonly label?: string
}

/**
 * Required whole number (spec 2 §5). It registers itself when rendered, rather than in its parent, so that the form
 * knows the fields in page order and focuses the first error.
 */
export function IntegerField({ form, field, hint, label }: IntegerFieldProps) {
  return (
    <NumberField
      {...form.fields.register(field, { setValueAs: integerOrText })}
      id={form.idOf(field)}
      label={label ?? sportFormLabels[field]}
      hint={hint}
      error={form.errorOf(field)}
      required
    />
  )
}
