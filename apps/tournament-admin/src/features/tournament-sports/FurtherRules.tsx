import type { RecordForm } from '@torneo/client'
import { useWatch } from '@torneo/client/record-form'
import { maxStep, type SportCard, sportCards } from '@torneo/contracts/tournament/scoring'
import type { TournamentSportForm } from '@torneo/contracts/tournament/tournament-sports'
import { cardsOfSport, scoringOf, stepsOf } from '@torneo/domain/scoring/scorings'
import { SelectField } from '@torneo/ui/fields/SelectField'
import { TextField } from '@torneo/ui/fields/TextField'
import { Toggle } from '@torneo/ui/fields/Toggle'
import { gridGap, text } from '@torneo/ui/theme/tokens'
import { useState } from 'react'
import styled from 'styled-components'
import { IntegerField } from './IntegerField'
import { sportsTexts as texts } from './sports-texts'

type Form = { readonly form: RecordForm<TournamentSportForm> }

const changed = { shouldDirty: true } as const
const kicks = [5, 3, 1] as const

/** Error of the steps: that of the list, or of its first wrong number. */
const stepsError = ({ errorOf }: RecordForm<TournamentSportForm>): string | undefined =>
  errorOf('rules.steps') ??
  ([0, 1, 2, 3] as const).map((index) => errorOf(`rules.steps.${index}`)).find((message) => message !== undefined)

/** Points of one press, as numbers with commas between them: '5, 2, 3' (B81). */
function StepsField({ form }: Form) {
  const { control, setValue } = form.fields
  const rules = useWatch({ control, name: 'rules' })
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <TextField
      id={form.idOf('rules.steps')}
      label={texts.steps}
      hint={texts.stepsHint(maxStep)}
      value={typed ?? stepsOf(rules).join(', ')}
      inputMode="numeric"
      autoComplete="off"
      error={stepsError(form)}
      onChange={({ target }) => {
        setTyped(target.value)
        const steps = target.value.split(/[\s,;]+/).filter(Boolean)
        setValue('rules.steps', steps.map(Number), changed)
      }}
    />
  )
}

/** Rules that most sports leave as they are: cards, steps, penalties and bonus points (B81 to B87). */
export function FurtherRules({ form }: Form) {
  const { control, setValue } = form.fields
  const rules = useWatch({ control, name: 'rules' })
  const { hasShootout, countsPoints } = scoringOf(rules)
  const cards = cardsOfSport(rules)
  const setCard = (card: SportCard, isOn: boolean) =>
    setValue(
      'rules.cards',
      sportCards.filter((one) => (one === card ? isOn : cards.includes(one))),
      changed,
    )
  return (
    // A wrong value may not hide behind a closed summary.
    <Further open={stepsError(form) !== undefined || undefined}>
      <summary>{texts.further}</summary>
      <div>
        {hasShootout && (
          <SelectField
            id={form.idOf('rules.shootOutKicks')}
            label={texts.shootOutKicks}
            value={String(rules.shootOutKicks ?? kicks[0])}
            options={kicks.map((count) => ({ value: String(count), label: texts.kicksOf(count) }))}
            onChange={({ target }) => setValue('rules.shootOutKicks', Number(target.value), changed)}
          />
        )}
        {countsPoints && <StepsField form={form} />}
        <Toggle
          label={texts.usesBonus}
          hint={texts.usesBonusHint}
          checked={rules.usesBonus ?? false}
          onChange={(isOn) => setValue('rules.usesBonus', isOn, changed)}
        />
        <div role="group" aria-label={texts.cards}>
          {sportCards.map((card) => (
            <Toggle
              key={card}
              label={texts.cardsOf[card]}
              checked={cards.includes(card)}
              onChange={(isOn) => setCard(card, isOn)}
            />
          ))}
        </div>
        {cards.includes('blue') && <IntegerField form={form} field="rules.suspendAfterBlue" />}
      </div>
    </Further>
  )
}

const Further = styled.details`
  summary { padding-block: 8px; cursor: pointer; font-weight: 600; ${text(14)} }
  > div { ${gridGap('16px')} padding-top: 8px; }
`
