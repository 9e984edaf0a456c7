import { sentenceOf, useConnection, useToast } from '@torneo/client'
import { setTieBreakRules, tieBreakPresets, type TieBreakPreset } from '@torneo/contracts/competition/tie-breaks'
import type { Team } from '@torneo/contracts/tournament/teams'
import type { TournamentSport } from '@torneo/contracts/tournament/tournament-sports'
import { checkCompetition } from '@torneo/domain/competition/check-competition'
import { presets } from '@torneo/domain/competition/presets'
import { usualZones } from '@torneo/domain/competition/templates'
import { Button } from '@torneo/ui/buttons/Button'
import { ClampedText } from '@torneo/ui/display/ClampedText'
import { MutedText } from '@torneo/ui/display/MutedText'
import { Notice } from '@torneo/ui/feedback/Notice'
import { SelectField } from '@torneo/ui/fields/SelectField'
import { Stepper } from '@torneo/ui/fields/Stepper'
import { Toggle } from '@torneo/ui/fields/Toggle'
import { color, flexWrap, media } from '@torneo/ui/theme/tokens'
import { Check } from 'lucide-react'
import { useMemo, useState } from 'react'
import styled from 'styled-components'
import { useSaveCompetition } from '../../../data/competition-api'
import { Stack } from '../../../parts/Stack'
import { beginTexts as texts, competitionTexts } from '../competition-texts'
import { withMoves, type ZoneMove } from '../zones/zone-moves'
import { beginPhases, hasBracket, hasZones, templateNames, type BeginOptions, type TemplateName } from './begin-phases'
import { measurePhases } from './measure-phases'
import { Preview } from './Preview'
import { TemplateChoice } from './TemplateChoice'

interface BeginCompetitionProps {
  readonly sport: TournamentSport
  readonly teams: readonly Team[]
}

const maxZones = 32
const newSeed = () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0
const setRules: readonly string[] = setTieBreakRules

/** Five ways to begin, with a live preview. Nothing is written before 'Armar competencia'. */
export function BeginCompetition({ sport, teams }: BeginCompetitionProps) {
  const [template, setTemplate] = useState<TemplateName>('Oro y Plata')
  const [options, setOptions] = useState<BeginOptions>(() => ({
    zones: Math.min(usualZones(teams.length), maxZones),
    thirdPlace: true,
    apart: true,
    preset: 'tournament',
    seed: newSeed(),
  }))
  const [failure, setFailure] = useState<string | null>(null)
  const [save, { isLoading }] = useSaveCompetition()
  const toast = useToast()
  const isOffline = useConnection().state === 'offline'
  const [moves, setMoves] = useState<readonly ZoneMove[]>([])
  const change = (changes: Partial<BeginOptions>) => {
    setOptions((before) => ({ ...before, ...changes }))
    // Another draw has other zones; the other settings leave them alone.
    if ('zones' in changes || 'apart' in changes || 'seed' in changes) setMoves([])
  }

  const { rules } = sport
  const ways = useMemo(
    () =>
      templateNames.map((name) => {
        const phases = beginPhases(name, teams, options)
        return { name, phases, measures: measurePhases(phases, teams.length, rules.matchDuration) }
      }),
    [teams, options, rules.matchDuration],
  )
  const chosen = (ways.find(({ name }) => name === template)?.phases ?? []).map((phase) =>
    phase.kind === 'league' ? { ...phase, zones: withMoves(phase.zones, moves) } : phase,
  )
  const scoring = rules.scoring ?? 'goals'
  const problem = checkCompetition(chosen, { sportId: sport.id, scoring, sportOf: () => sport.id })[0]?.message
  const most = Math.min(Math.floor(teams.length / 2), maxZones)

  const choose = (name: TemplateName) => {
    setTemplate(name)
    setMoves([])
  }
  const make = async () => {
    setFailure(null)
    try {
      await save({ params: { sportId: sport.id }, body: { phases: chosen } }).unwrap()
      toast.success(texts.made)
    } catch (error) {
      setFailure(sentenceOf(error, ''))
    }
  }

  return (
    <Stack $gap={16}>
      <header>
        <ClampedText as="h2">{texts.question(sport.name)}</ClampedText>
        <MutedText $size={16}>{texts.intro(teams.length)}</MutedText>
      </header>
      <TemplateChoice sport={sport.name} ways={ways} value={template} onChange={choose} />
      <Preview
        title={template}
        phases={chosen}
        teams={teams}
        onRedraw={template === 'Todos contra todos' ? null : () => change({ seed: newSeed() })}
        onMove={(move) => setMoves([...moves, move])}>
        {problem && (
          <Notice tone="warning" role="status">
            {problem}.
          </Notice>
        )}
        {failure !== null && (
          <Notice tone="danger" role="alert">
            {failure}
          </Notice>
        )}
        <Settings>
          {hasZones(template) && (
            <Zones role="group" aria-label={texts.zones}>
              <span>{texts.zones}</span>
              <Stepper
                less={{ label: texts.lessZones }}
                more={{ label: texts.moreZones }}
                onStep={(step) => change({ zones: Math.max(2, Math.min(most, options.zones + step)) })}>
                <output aria-label={texts.zones}>{options.zones}</output>
              </Stepper>
            </Zones>
          )}
          {hasBracket(template) && (
            <Toggle
              label={texts.thirdPlace}
              checked={options.thirdPlace}
              onChange={(thirdPlace) => change({ thirdPlace })}
            />
          )}
          {hasZones(template) && (
            <Toggle label={texts.apart} checked={options.apart} onChange={(apart) => change({ apart })} />
          )}
          {template !== 'Llave directa' && (
            <SelectField
              label={texts.tieBreak}
              value={options.preset}
              options={tieBreakPresets
                .filter((key) => scoring === 'sets' || !presets[key].tieBreaks.some((rule) => setRules.includes(rule)))
                .map((key) => ({ value: key, label: presets[key].name }))}
              onChange={({ target }) => change({ preset: target.value as TieBreakPreset })}
            />
          )}
          <Make>
            {isOffline && <MutedText role="status">{competitionTexts.offline}</MutedText>}
            <Button
              variant="primary"
              size="lg"
              icon={<Check size={18} aria-hidden />}
              busy={isLoading}
              busyLabel={texts.making}
              aria-disabled={isOffline || problem !== undefined || undefined}
              onClick={() => {
                if (!isOffline && problem === undefined) void make()
              }}>
              {texts.make}
            </Button>
          </Make>
        </Settings>
      </Preview>
      <MutedText>{texts.matchesLater}</MutedText>
    </Stack>
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

const Make = styled.div`
  ${flexWrap('12px')}
  margin-left: auto;
  ${media.phone} {
    margin-left: 0;
    > * { flex: 1 1 100%; }
  }
`
