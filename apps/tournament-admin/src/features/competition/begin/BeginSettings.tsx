import { tieBreakPresets, type TieBreakPreset } from '@torneo/contracts/competition/tie-breaks'
import type { Team } from '@torneo/contracts/tournament/teams'
import type { TournamentSport } from '@torneo/contracts/tournament/tournament-sports'
import { presets } from '@torneo/domain/competition/tables/presets'
import { tieBreaksOf } from '@torneo/domain/scoring/tie-breaks'
import { Button } from '@torneo/ui/buttons/Button'
import { SelectField } from '@torneo/ui/fields/SelectField'
import { Stepper } from '@torneo/ui/fields/Stepper'
import { Toggle } from '@torneo/ui/fields/Toggle'
import { color, flexWrap, media } from '@torneo/ui/theme/tokens'
import { Star } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import styled from 'styled-components'
import { beginTexts as texts, zoneTexts } from '../competition-texts'
import { HeadsField } from '../zones/HeadsField'
import { hasBracket, hasZones, mostHeads, mostZones, type BeginOptions, type TemplateName } from './begin-phases'

interface BeginSettingsProps {
  readonly template: TemplateName
  readonly sport: TournamentSport
  readonly teams: readonly Team[]
  readonly options: BeginOptions
  readonly onChange: (changes: Partial<BeginOptions>) => void
  /** The button that makes the competition. */
  readonly children: ReactNode
}

/** Settings of a way to play, below its preview. */
export function BeginSettings({ template, sport, teams, options, onChange, children }: BeginSettingsProps) {
  const [showsHeads, setShowsHeads] = useState(false)
  const isDrawn = template !== 'Todos contra todos'
  const tieBreaks = tieBreaksOf(sport.rules)
  return (
    <>
      {showsHeads && isDrawn && (
        <HeadsField
          teams={teams}
          value={options.heads}
          most={mostHeads(template, options, teams.length)}
          hint={hasZones(template) ? zoneTexts.headsHint : zoneTexts.seedsHint}
          onChange={(heads) => onChange({ heads })}
        />
      )}
      <Settings>
        {hasZones(template) && (
          <Zones role="group" aria-label={texts.zones}>
            <span>{texts.zones}</span>
            <Stepper
              less={{ label: texts.lessZones }}
              more={{ label: texts.moreZones }}
              onStep={(step) =>
                onChange({ zones: Math.max(2, Math.min(mostZones(teams.length), options.zones + step)) })
              }>
              <output aria-label={texts.zones}>{options.zones}</output>
            </Stepper>
          </Zones>
        )}
        {hasBracket(template) && (
          <Toggle
            label={texts.thirdPlace}
            checked={options.thirdPlace}
            onChange={(thirdPlace) => onChange({ thirdPlace })}
          />
        )}
        {hasZones(template) && (
          <Toggle label={texts.apart} checked={options.apart} onChange={(apart) => onChange({ apart })} />
        )}
        {isDrawn && (
          <Button
            aria-expanded={showsHeads}
            icon={<Star size={18} aria-hidden />}
            onClick={() => setShowsHeads(!showsHeads)}>
            {zoneTexts.heads}
            {options.heads.length > 0 && ` (${options.heads.length})`}
          </Button>
        )}
        {template !== 'Llave directa' && (
          <SelectField
            label={texts.tieBreak}
            value={options.preset}
            options={tieBreakPresets
              .filter((key) => presets[key].tieBreaks.every((rule) => tieBreaks.includes(rule)))
              .map((key) => ({ value: key, label: presets[key].name }))}
            onChange={({ target }) => onChange({ preset: target.value as TieBreakPreset })}
          />
        )}
        {children}
      </Settings>
    </>
  )
}

const Settings = styled.div`
  ${flexWrap('12px 24px', 'flex-end')}
  padding-top: 16px;
  border-top: 1px solid ${color.line};
  ${media.phone} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-items: stretch;
  }
`

const Zones = styled.div`
  ${flexWrap('12px')}
  font-weight: 600;
  output { min-width: 2ch; text-align: center; }
  ${media.phone} { justify-content: space-between; }
`
