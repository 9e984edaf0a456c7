import type { RecordForm } from '@torneo/client'
import { useWatch } from '@torneo/client/record-form'
import { defaultSetRules, type ScoringKind, scoringKinds } from '@torneo/contracts/tournament/scoring'
import type { TournamentSportForm } from '@torneo/contracts/tournament/tournament-sports'
import { scoringOf, scorings } from '@torneo/domain/scoring/scorings'
import { FieldPair } from '@torneo/panel/record/RecordModal'
import { SelectField } from '@torneo/ui/fields/SelectField'
import { IntegerField } from './IntegerField'
import { sportsTexts as texts } from './sports-texts'

type Form = { readonly form: RecordForm<TournamentSportForm> }

const changed = { shouldDirty: true } as const

/** 'Cómo se cuenta' (B13): goals, points or sets; sets have rules of their own. */
export function ScoringField({ form }: Form) {
  const { control, setValue, getValues } = form.fields
  const rules = useWatch({ control, name: 'rules' })
  const choose = (scoring: ScoringKind) => {
    const before = getValues('rules')
    const next = scorings[scoring]
    const walkoverScore =
      before.walkoverScore === scoringOf(before).walkoverScore ? next.walkoverScore : before.walkoverScore
    // Basketball has no draws; the other ways to count have no rule of their own for it.
    const drawAllowed = next.countsPoints ? false : before.drawAllowed === false ? true : before.drawAllowed
    const sets = next.hasSets ? defaultSetRules : {}
    setValue('rules', { ...sets, ...before, scoring, walkoverScore, drawAllowed }, changed)
  }
  return (
    <SelectField
      id={form.idOf('rules.scoring')}
      label={texts.scoring}
      value={scoringOf(rules).kind}
      error={form.errorOf('rules.scoring')}
      options={scoringKinds.map((value) => ({ value, label: texts.scoringOf[value] }))}
      onChange={({ target }) => choose(target.value as ScoringKind)}
    />
  )
}

/** Choice of two fixed sets. */
const fixed = 'fixed'

/** Rules of a sport scored by sets. */
export function SetFields({ form }: Form) {
  const { control, setValue } = form.fields
  const [bestOf = defaultSetRules.bestOf, fixedSets = 0] = useWatch({
    control,
    name: ['rules.bestOf', 'rules.fixedSets'],
  })
  const choose = (value: string) => {
    setValue('rules.fixedSets', value === fixed ? 2 : 0, changed)
    if (value !== fixed) setValue('rules.bestOf', Number(value), changed)
  }
  return (
    <>
      <FieldPair>
        <SelectField
          id={form.idOf('rules.bestOf')}
          label={texts.bestOf}
          value={fixedSets > 0 ? fixed : String(bestOf)}
          options={[
            ...[1, 3, 5].map((sets) => ({ value: String(sets), label: texts.bestOfSets(sets) })),
            { value: fixed, label: texts.fixedSets },
          ]}
          onChange={({ target }) => choose(target.value)}
        />
        <IntegerField form={form} field="rules.setPoints" />
      </FieldPair>
      <FieldPair>
        {(bestOf > 1 || fixedSets > 0) && <IntegerField form={form} field="rules.lastSetPoints" />}
        <IntegerField form={form} field="rules.setCap" hint={texts.setCapHint} />
      </FieldPair>
    </>
  )
}
