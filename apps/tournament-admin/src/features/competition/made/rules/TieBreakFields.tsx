import type { League } from '@torneo/contracts/competition/league'
import type { Phase } from '@torneo/contracts/competition/phases'
import {
  fairPlayScales,
  headToHeadModes,
  tieBreakPresets,
  unequalModes,
  type TieBreakPreset,
  type TieBreakRule,
} from '@torneo/contracts/competition/tie-breaks'
import type { TournamentSport } from '@torneo/contracts/tournament/tournament-sports'
import { presets } from '@torneo/domain/competition/tables/presets'
import { scoringOf } from '@torneo/domain/scoring/scorings'
import { tieBreaksOf } from '@torneo/domain/scoring/tie-breaks'
import { SelectField } from '@torneo/ui/fields/SelectField'
import { Toggle } from '@torneo/ui/fields/Toggle'
import { KeysField } from './KeysField'
import { LeagueEndFields } from './LeagueEndFields'
import { phaseTexts as texts } from './phase-texts'
import { presetOf } from './preset-of'
import { TieBreakList } from './TieBreakList'

interface TieBreakFieldsProps {
  readonly league: League
  readonly phases: readonly Phase[]
  readonly sport: TournamentSport
  /** Names of the teams that each rule separates today. */
  readonly decided: ReadonlyMap<TieBreakRule, readonly string[]>
  readonly onChange: (changes: Partial<League>) => void
}

/** True if teams of one rank of zones of different sizes are compared. */
const comparesUnequal = ({ id, zones }: League, phases: readonly Phase[]) =>
  new Set(zones.map(({ teamIds }) => teamIds.length)).size > 1 &&
  phases.some(
    (phase) =>
      phase.kind === 'knockout' &&
      phase.ties.some(({ home, away }) => [home, away].some((slot) => slot && 'bestOf' in slot && slot.phase === id)),
  )

/** Tie-breaks of a league: a preset, its order, and what its rules count. */
export function TieBreakFields({ league, phases, sport, decided, onChange }: TieBreakFieldsProps) {
  const rules = tieBreaksOf(sport.rules)
  const preset = presetOf(league.tieBreaks)
  const headToHead = league.headToHead ?? 'block'
  const unequal = league.unequal ?? 'drop_last'
  const fairPlay = league.fairPlay ?? 'fifa'
  return (
    <>
      <SelectField
        label={texts.preset}
        value={preset ?? ''}
        options={[
          ...(preset ? [] : [{ value: '', label: texts.own }]),
          ...tieBreakPresets
            .filter((key) => presets[key].tieBreaks.every((rule) => rules.includes(rule)))
            .map((key) => ({ value: key, label: presets[key].name })),
        ]}
        onChange={({ target }) => {
          const chosen = presets[target.value as TieBreakPreset]
          onChange({
            tieBreaks: [...chosen.tieBreaks],
            headToHead: chosen.headToHead,
            headToHeadKeys: chosen.headToHeadKeys && [...chosen.headToHeadKeys],
          })
        }}
      />
      <TieBreakList
        value={league.tieBreaks}
        rules={rules}
        decided={decided}
        onChange={(tieBreaks) => onChange({ tieBreaks: [...tieBreaks] })}
      />
      {league.tieBreaks.includes('head_to_head') && (
        <>
          <KeysField
            value={league.headToHeadKeys}
            sport={sport}
            onChange={(headToHeadKeys) => onChange({ headToHeadKeys })}
          />
          <SelectField
            label={texts.headToHead}
            hint={texts.headToHeadHints[headToHead]}
            value={headToHead}
            options={headToHeadModes.map((value) => ({ value, label: texts.headToHeadModes[value] }))}
            onChange={({ target }) => onChange({ headToHead: target.value as typeof headToHead })}
          />
        </>
      )}
      {league.tieBreaks.includes('fair_play') && (
        <SelectField
          label={texts.fairPlay}
          value={fairPlay}
          options={fairPlayScales.map((value) => ({ value, label: texts.fairPlayScales[value] }))}
          onChange={({ target }) => onChange({ fairPlay: target.value as typeof fairPlay })}
        />
      )}
      {comparesUnequal(league, phases) && (
        <SelectField
          label={texts.unequal}
          value={unequal}
          options={unequalModes.map((value) => ({ value, label: texts.unequalModes[value] }))}
          onChange={({ target }) => onChange({ unequal: target.value as typeof unequal })}
        />
      )}
      {scoringOf(sport.rules).hasShootout && <LeagueEndFields league={league} onChange={onChange} />}
      <Toggle
        label={texts.walkoverGoals}
        checked={league.walkoverGoals ?? true}
        onChange={(walkoverGoals) => onChange({ walkoverGoals })}
      />
    </>
  )
}
