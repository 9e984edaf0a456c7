import type { Competition, ResolvedKnockout } from '@torneo/contracts/competition/competition'
import type { Team } from '@torneo/contracts/tournament/teams'
import type { TournamentSport } from '@torneo/contracts/tournament/tournament-sports'
import { byesIn } from '@torneo/domain/competition/bracket/byes'
import { useAddressValue } from '@torneo/panel/collection/use-address-values'
import { refetchStale } from '@torneo/panel/screen/prefetch'
import { usePrint } from '@torneo/panel/screen/use-print'
import { Bracket } from '@torneo/ui/bracket/Bracket'
import { IconButton } from '@torneo/ui/buttons/IconButton'
import { Badge } from '@torneo/ui/display/Badge'
import { Segmented } from '@torneo/ui/fields/Segmented'
import { Row } from '@torneo/ui/layout/Row'
import { useMedia } from '@torneo/ui/layout/use-media'
import { flexWrap, media } from '@torneo/ui/theme/tokens'
import { Pencil } from 'lucide-react'
import { useMemo, useState, type ReactNode } from 'react'
import styled from 'styled-components'
import { useCompetitionMatchesQuery } from '../../../data/competition-api'
import { InUseDialog } from '../../../parts/InUseDialog'
import { Stack } from '../../../parts/Stack'
import { cupTone } from '../cup-tone'
import { owedLots } from './lots/lots-owed'
import { Owed } from './lots/Owed'
import { madeTexts as texts, rulesTexts } from './made-texts'
import { MadeActions } from './MadeActions'
import { MadeDialog, prefetchDialogs, type OpenDialog } from './MadeDialog'
import { LeagueTables } from './tables/LeagueTables'
import { Adjustments } from './teams/Adjustments'
import { WithoutZone } from './teams/WithoutZone'
import { bracketOf } from './ties/bracket-of'
import { slotNotes } from './ties/slot-notes'
import { TiePanel } from './ties/TiePanel'
import { useCompetitionCommands } from './use-competition-commands'

interface MadeScreenProps {
  readonly competition: Competition
  readonly sport: TournamentSport
  readonly teams: readonly Team[]
  /** Select of the sport. */
  readonly choice: ReactNode
}

const isCup = (phase: Competition['phases'][number]): phase is ResolvedKnockout => phase.kind === 'knockout'

/** A competition that is made: what it waits for, its zones and brackets, and what is done about them. */
export default function MadeScreen({ competition, sport, teams, choice }: MadeScreenProps) {
  const { sportId, phases } = competition
  const { data } = useCompetitionMatchesQuery({ query: { sportId } }, refetchStale)
  const matches = useMemo(() => new Map(data?.items.map((match) => [match.id, match])), [data])
  const isPhone = useMedia('(max-width: 39.99em)')
  const [view, setView] = useAddressValue('fase')
  const [tieId, setTieId] = useAddressValue('cruce')
  const [open, setOpen] = useState<OpenDialog | null>(null)
  const commands = useCompetitionCommands(competition, sport.name)
  const { sheet, print } = usePrint()

  const shown = phases.find(({ id }) => id === view)?.id ?? (isPhone ? phases[0]?.id : undefined)
  const visible = shown === undefined ? phases : phases.filter(({ id }) => id === shown)
  const cups = phases.filter(isCup)
  const byes = byesIn(phases)
  const toneOf = (phaseId: string) =>
    cupTone(
      cups,
      cups.findIndex(({ id }) => id === phaseId),
    )
  const owed = owedLots(competition)
  const noteOf = slotNotes(competition, owed)
  const chosen = cups.flatMap((cup) => cup.ties.flatMap((tie) => (tie.id === tieId ? [{ cup, tie }] : [])))[0]
  const closeTie = () => {
    setTieId('')
    document.querySelector<HTMLElement>(`[data-tie="${tieId}"]`)?.focus()
  }

  return (
    <Stack $phoneGap={16} {...prefetchDialogs}>
      <Head>
        {choice}
        {phases.length > 1 && (
          <Segmented
            label={texts.views}
            value={shown ?? ''}
            onChange={setView}
            options={[
              ...(isPhone ? [] : [{ value: '', label: texts.all }]),
              ...phases.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        )}
        <MadeActions
          competition={competition}
          matches={data?.items}
          onOpen={setOpen}
          onPrint={() =>
            void print(async (context) => (await import('./CompetitionSheet')).competitionSheet(context, sport))
          }
          onRemove={() => void commands.remove()}
        />
      </Head>
      <WithoutZone competition={competition} teams={teams} />
      <Owed
        owed={owed}
        cups={cups}
        onLots={(lots, isByHand) => setOpen({ kind: 'lots', owed: lots, isByHand })}
        onTie={setTieId}
      />
      <Body $hasPanel={chosen !== undefined}>
        <Stack>
          {visible.map((phase) =>
            isCup(phase) ? (
              <Stack as="section" $gap={8} key={phase.id} aria-label={phase.name}>
                <Row $gap={12}>
                  <h2>{phase.name}</h2>
                  <Badge tone={toneOf(phase.id)}>{texts.states[phase.state]}</Badge>
                  <IconButton
                    label={rulesTexts.title(phase.name)}
                    icon={<Pencil size={16} aria-hidden />}
                    onClick={() => setOpen({ kind: 'rules', phaseId: phase.id })}
                  />
                </Row>
                <Bracket
                  {...bracketOf(phase, byes, matches, noteOf)}
                  label={phase.name}
                  chosenId={chosen?.tie.id ?? null}
                  onOpen={setTieId}
                />
              </Stack>
            ) : (
              <LeagueTables
                key={phase.id}
                league={phase}
                competition={competition}
                matches={data?.items ?? []}
                toneOf={toneOf}
                onZones={(isFed) => setOpen({ kind: isFed ? 'places' : 'zones', phaseId: phase.id })}
                onRules={() => setOpen({ kind: 'rules', phaseId: phase.id })}
              />
            ),
          )}
          <Adjustments competition={competition} teams={teams} />
        </Stack>
        {chosen && (
          <TiePanel
            competition={competition}
            {...chosen}
            match={chosen.tie.matchId === null ? undefined : matches.get(chosen.tie.matchId)}
            noteOf={noteOf}
            onLots={(lots) => setOpen({ kind: 'lots', owed: lots, isByHand: false })}
            onChange={(side) => setOpen({ kind: 'slot', side })}
            onEnding={() => setOpen({ kind: 'rules', phaseId: chosen.cup.id })}
            onReplay={() => setOpen({ kind: 'replay' })}
            onKeep={() => void commands.keep(chosen.tie)}
            onClose={closeTie}
          />
        )}
      </Body>
      {open && (
        <MadeDialog
          open={open}
          onOpen={setOpen}
          competition={competition}
          sport={sport}
          teams={teams}
          matches={data?.items ?? []}
          chosen={chosen}
        />
      )}
      {sheet}
      {commands.inUse && <InUseDialog inUse={commands.inUse} onClose={commands.dismiss} />}
    </Stack>
  )
}

const Head = styled.div`
  ${flexWrap('12px')}
  > :first-child { flex: 0 1 14rem; }
  ${media.phone} {
    > :first-child { flex-basis: 100%; }
  }
`

const Body = styled.div<{ $hasPanel: boolean }>`
  @media (min-width: 80em) {
    display: grid;
    grid-template-columns: minmax(0, 1fr)${({ $hasPanel }) => ($hasPanel ? ' 18rem' : '')};
    align-items: start;
    gap: 24px;
  }
`
