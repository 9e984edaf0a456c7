import type { Competition, ResolvedKnockout } from '@torneo/contracts/competition/competition'
import type { Team } from '@torneo/contracts/tournament/teams'
import type { TournamentSport } from '@torneo/contracts/tournament/tournament-sports'
import { useAddressValue } from '@torneo/panel/collection/use-address-values'
import { lazyModal, prefetchOnIntent } from '@torneo/panel/screen/lazy-modal'
import { refetchStale } from '@torneo/panel/screen/prefetch'
import { Bracket } from '@torneo/ui/bracket/Bracket'
import { Button } from '@torneo/ui/buttons/Button'
import { Menu } from '@torneo/ui/dialogs/Menu'
import { Badge } from '@torneo/ui/display/Badge'
import { Segmented } from '@torneo/ui/fields/Segmented'
import { Row } from '@torneo/ui/layout/Row'
import { useMedia } from '@torneo/ui/layout/use-media'
import { flexWrap, media } from '@torneo/ui/theme/tokens'
import { CircleMinus, LogOut, Shuffle, Trash2 } from 'lucide-react'
import { useMemo, useState, type ReactNode } from 'react'
import styled from 'styled-components'
import { useCompetitionMatchesQuery } from '../../../data/competition-api'
import { InUseDialog } from '../../../parts/InUseDialog'
import { Stack } from '../../../parts/Stack'
import { madeTexts as texts, modalTexts, tieTexts, zoneTexts } from '../competition-texts'
import { cupTone } from '../cup-tone'
import { owedLots, type OwedLots } from './lots/lots-owed'
import { Owed } from './lots/Owed'
import { PlanLink } from './PlanLink'
import { LeagueTables } from './tables/LeagueTables'
import { Adjustments } from './teams/Adjustments'
import { bracketOf } from './ties/bracket-of'
import { slotNotes } from './ties/slot-notes'
import { TiePanel } from './ties/TiePanel'
import { useCompetitionCommands } from './use-competition-commands'

const LotsModal = lazyModal(() => import('./lots/LotsModal'), {
  title: ({ owed }) => modalTexts.lotsTitle(owed.place),
  size: 'sm',
})
const DeductionModal = lazyModal(() => import('./teams/DeductionModal'), {
  title: () => modalTexts.deductTitle,
  size: 'sm',
})
const WithdrawModal = lazyModal(() => import('./teams/WithdrawModal'), {
  title: () => modalTexts.withdrawTitle,
  size: 'sm',
})
const ZonesModal = lazyModal(() => import('./zones/ZonesModal'), { title: () => zoneTexts.title, size: 'lg' })
const DrawModal = lazyModal(() => import('./zones/DrawModal'), { title: () => zoneTexts.drawTitle, size: 'lg' })
const HowDrawnModal = lazyModal(() => import('./lots/HowDrawnModal'), { title: () => modalTexts.howTitle, size: 'sm' })
const SlotModal = lazyModal(() => import('./ties/SlotModal'), { title: () => tieTexts.changeTitle, size: 'sm' })
const EndingModal = lazyModal(() => import('./ties/EndingModal'), { title: () => tieTexts.ifLevel, size: 'sm' })

type Open =
  | { readonly kind: 'lots'; readonly owed: OwedLots; readonly isByHand: boolean }
  | { readonly kind: 'deduct' | 'withdraw' | 'how' }
  | { readonly kind: 'zones' | 'draw'; readonly phaseId: string }
  | { readonly kind: 'slot'; readonly side: 'home' | 'away' }
  | { readonly kind: 'ending' }

interface MadeCompetitionProps {
  readonly competition: Competition
  readonly sport: TournamentSport
  readonly teams: readonly Team[]
  /** Select of the sport. */
  readonly choice: ReactNode
}

const isCup = (phase: Competition['phases'][number]): phase is ResolvedKnockout => phase.kind === 'knockout'

/** A competition that is made: what it waits for, its zones and brackets, and what is done about them. */
export function MadeCompetition({ competition, sport, teams, choice }: MadeCompetitionProps) {
  const { sportId, phases } = competition
  const { data } = useCompetitionMatchesQuery({ query: { sportId } }, refetchStale)
  const matches = useMemo(() => new Map(data?.items.map((match) => [match.id, match])), [data])
  const isPhone = useMedia('(max-width: 39.99em)')
  const [view, setView] = useAddressValue('fase')
  const [tieId, setTieId] = useAddressValue('cruce')
  const [open, setOpen] = useState<Open | null>(null)
  const commands = useCompetitionCommands(competition, sport.name)
  const close = () => setOpen(null)

  const shown = phases.find(({ id }) => id === view)?.id ?? (isPhone ? phases[0]?.id : undefined)
  const visible = shown === undefined ? phases : phases.filter(({ id }) => id === shown)
  const cups = phases.filter(isCup)
  const toneOf = (phaseId: string) =>
    cupTone(
      cups,
      cups.findIndex(({ id }) => id === phaseId),
    )
  const owed = owedLots(competition)
  const noteOf = slotNotes(competition, owed)
  const chosen = cups.flatMap((cup) => cup.ties.flatMap((tie) => (tie.id === tieId ? [{ cup, tie }] : [])))[0]
  const hasDraw = competition.lots.length > 0 || phases.some((phase) => phase.kind === 'league' && phase.draw)
  const leagues = phases.filter((phase) => phase.kind === 'league')
  const [league] = leagues
  const openLeague = leagues.find(({ id }) => open && 'phaseId' in open && id === open.phaseId)
  const closeTie = () => {
    setTieId('')
    document.querySelector<HTMLElement>(`[data-tie="${tieId}"]`)?.focus()
  }

  return (
    <Stack
      $phoneGap={16}
      {...prefetchOnIntent(LotsModal, DeductionModal, WithdrawModal, ZonesModal, DrawModal, SlotModal, EndingModal)}>
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
        <Actions>
          {data && <PlanLink competition={competition} matches={data.items} />}
          {hasDraw && (
            <Button variant="ghost" icon={<Shuffle size={18} aria-hidden />} onClick={() => setOpen({ kind: 'how' })}>
              {texts.howDrawn}
            </Button>
          )}
          {league && (
            <Button icon={<CircleMinus size={18} aria-hidden />} onClick={() => setOpen({ kind: 'deduct' })}>
              {texts.deduct}
            </Button>
          )}
          <Menu
            label={texts.more}
            items={[
              ...(league && league.zones.length > 1
                ? [
                    {
                      label: zoneTexts.drawTitle,
                      icon: <Shuffle size={18} aria-hidden />,
                      onSelect: () => setOpen({ kind: 'draw', phaseId: league.id }),
                    },
                  ]
                : []),
              {
                label: texts.withdraw,
                icon: <LogOut size={18} aria-hidden />,
                onSelect: () => setOpen({ kind: 'withdraw' }),
              },
              {
                label: texts.remove,
                icon: <Trash2 size={18} aria-hidden />,
                tone: 'danger',
                onSelect: () => void commands.remove(),
              },
            ]}
          />
        </Actions>
      </Head>
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
                </Row>
                <Bracket
                  {...bracketOf(phase, matches, noteOf)}
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
                onZones={() => setOpen({ kind: 'zones', phaseId: phase.id })}
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
            onEnding={() => setOpen({ kind: 'ending' })}
            onKeep={() => void commands.keep(chosen.tie)}
            onClose={closeTie}
          />
        )}
      </Body>
      {open?.kind === 'lots' && (
        <LotsModal
          competition={competition}
          owed={open.owed}
          isByHand={open.isByHand}
          onByHand={() => setOpen({ ...open, isByHand: true })}
          onClose={close}
        />
      )}
      {open?.kind === 'deduct' && <DeductionModal competition={competition} teams={teams} onClose={close} />}
      {open?.kind === 'withdraw' && <WithdrawModal competition={competition} teams={teams} onClose={close} />}
      {open?.kind === 'how' && <HowDrawnModal competition={competition} teams={teams} onClose={close} />}
      {open?.kind === 'zones' && openLeague && (
        <ZonesModal
          competition={competition}
          league={openLeague}
          teams={teams}
          matches={data?.items ?? []}
          onClose={close}
        />
      )}
      {open?.kind === 'draw' && openLeague && (
        <DrawModal
          competition={competition}
          league={openLeague}
          teams={teams}
          onHow={() => setOpen({ kind: 'how' })}
          onClose={close}
        />
      )}
      {open?.kind === 'slot' && chosen && (
        <SlotModal competition={competition} {...chosen} side={open.side} teams={teams} onClose={close} />
      )}
      {open?.kind === 'ending' && chosen && <EndingModal competition={competition} cup={chosen.cup} onClose={close} />}
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

const Actions = styled.div`
  ${flexWrap('8px')}
  margin-left: auto;
`

const Body = styled.div<{ $hasPanel: boolean }>`
  @media (min-width: 80em) {
    display: grid;
    grid-template-columns: minmax(0, 1fr)${({ $hasPanel }) => ($hasPanel ? ' 18rem' : '')};
    align-items: start;
    gap: 24px;
  }
`
