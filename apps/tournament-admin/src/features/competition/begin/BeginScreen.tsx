import { sentenceOf, useConnection, useToast } from '@torneo/client'
import type { Team } from '@torneo/contracts/tournament/teams'
import type { TournamentSport } from '@torneo/contracts/tournament/tournament-sports'
import { checkCompetition } from '@torneo/domain/competition/check/check-competition'
import { usualZones } from '@torneo/domain/competition/setup/templates'
import { endSentence } from '@torneo/domain/format/join-sentences'
import { scoringOf } from '@torneo/domain/scoring/scorings'
import { Button } from '@torneo/ui/buttons/Button'
import { ClampedText } from '@torneo/ui/display/ClampedText'
import { MutedText } from '@torneo/ui/display/MutedText'
import { Notice } from '@torneo/ui/feedback/Notice'
import { flexWrap, media } from '@torneo/ui/theme/tokens'
import { Check } from 'lucide-react'
import { useMemo, useState } from 'react'
import styled from 'styled-components'
import { useSaveCompetition } from '../../../data/competition-api'
import { Stack } from '../../../parts/Stack'
import { beginTexts as texts, competitionTexts } from '../competition-texts'
import { withMoves, type ZoneMove } from '../zones/zone-moves'
import { beginPhases, mostHeads, mostZones, templateNames, type BeginOptions, type TemplateName } from './begin-phases'
import { BeginSettings } from './BeginSettings'
import { measurePhases } from './measure-phases'
import { Preview } from './Preview'
import { TemplateChoice } from './TemplateChoice'

interface BeginScreenProps {
  readonly sport: TournamentSport
  readonly teams: readonly Team[]
}

const newSeed = () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0

/** Five ways to begin, with a live preview. Nothing is written before 'Armar competencia'. */
export default function BeginScreen({ sport, teams }: BeginScreenProps) {
  const [template, setTemplate] = useState<TemplateName>('Oro y Plata')
  // Zones are absent until chosen: they follow the teams, which arrive one by one when names are pasted.
  const [chosenOptions, setOptions] = useState<Omit<BeginOptions, 'zones'> & Partial<BeginOptions>>(() => ({
    thirdPlace: true,
    apart: true,
    heads: [],
    preset: 'tournament',
    seed: newSeed(),
  }))
  /** Teams that were dragged to another zone. */
  const [moves, setMoves] = useState<readonly ZoneMove[]>([])
  const [failure, setFailure] = useState<string | null>(null)
  const [save, { isLoading }] = useSaveCompetition()
  const toast = useToast()
  const isOffline = useConnection().state === 'offline'

  const { rules } = sport
  const options = useMemo(() => {
    const heads = chosenOptions.heads.filter((id) => teams.some((team) => team.id === id))
    const zones = Math.min(chosenOptions.zones ?? usualZones(teams.length), mostZones(teams.length))
    const complete: BeginOptions = { ...chosenOptions, zones }
    return { ...complete, heads: heads.slice(0, mostHeads(template, complete, teams.length)) }
  }, [chosenOptions, template, teams])
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
  const scoring = scoringOf(rules).kind
  const problem = checkCompetition(chosen, { sportId: sport.id, scoring, sportOf: () => sport.id })[0]?.message

  const change = (changes: Partial<BeginOptions>) => {
    setOptions((before) => ({ ...before, ...changes }))
    // Another draw has other zones; the other settings leave them alone.
    if (['zones', 'apart', 'heads', 'seed'].some((key) => key in changes)) setMoves([])
  }
  const choose = (name: TemplateName) => {
    setTemplate(name)
    setMoves([])
  }
  const make = async () => {
    setFailure(null)
    try {
      await save({ params: { sportId: sport.id }, body: { phases: chosen } }).unwrap()
      toast.success(texts.made)
      // The next step is at the top.
      scrollTo({ top: 0 })
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
            {moves.length > 0 ? texts.unevenZones(problem) : endSentence(problem)}
          </Notice>
        )}
        {failure !== null && (
          <Notice tone="danger" role="alert">
            {failure}
          </Notice>
        )}
        <BeginSettings template={template} sport={sport} teams={teams} options={options} onChange={change}>
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
        </BeginSettings>
      </Preview>
      <MutedText>{texts.matchesLater}</MutedText>
    </Stack>
  )
}

const Make = styled.div`
  ${flexWrap('12px')}
  margin-left: auto;
  ${media.phone} {
    margin-left: 0;
    > * { flex: 1 1 100%; }
  }
`
