import { type HeadToHeadKey, headToHeadKeys, setTieBreakRules } from '@torneo/contracts/competition/tie-breaks'
import type { TournamentSport } from '@torneo/contracts/tournament/tournament-sports'
import { scoringOf } from '@torneo/domain/scoring/scorings'
import { SelectField } from '@torneo/ui/fields/SelectField'
import { phaseTexts as texts } from './phase-texts'

interface KeysFieldProps {
  readonly value: readonly HeadToHeadKey[] | undefined
  readonly sport: TournamentSport
  readonly onChange: (value: HeadToHeadKey[] | undefined) => void
}

/** Sets of keys that regulations write; the first is that of a league without a choice (B80). */
const lists: readonly (readonly HeadToHeadKey[])[] = [
  [],
  ['points'],
  ['points', 'shootout'],
  ['wins'],
  ['wins', 'set_difference', 'point_difference'],
  ['points', 'goal_difference'],
]

const ofSets: readonly string[] = setTieBreakRules

/** 'Qué se compara entre ellos': which keys count among level teams. */
export function KeysField({ value = [], sport, onChange }: KeysFieldProps) {
  const { hasSets, hasShootout } = scoringOf(sport.rules)
  const fits = (keys: readonly HeadToHeadKey[]) =>
    keys.every((key) => (key === 'shootout' ? hasShootout : hasSets || !ofSets.includes(key)))
  const listed = lists.filter(fits)
  const own = listed.some((keys) => keys.join() === value.join()) ? [] : [value]
  const label = (keys: readonly HeadToHeadKey[]) =>
    keys.length === 0 ? texts.usualKeys : keys.map((key) => texts.keys[key]).join(', ')
  return (
    <SelectField
      label={texts.keysField}
      value={value.join()}
      options={[...listed, ...own].map((keys) => ({ value: keys.join(), label: label(keys) }))}
      onChange={({ target }) => {
        const chosen = headToHeadKeys.filter((key) => target.value.split(',').includes(key))
        const order = target.value.split(',')
        onChange(chosen.length === 0 ? undefined : chosen.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)))
      }}
    />
  )
}
