import type { Competition, ResolvedKnockout } from '@torneo/contracts/competition/competition'
import type { ResolvedTie } from '@torneo/contracts/competition/resolved-tie'
import type { Match } from '@torneo/contracts/match/matches'
import type { Team } from '@torneo/contracts/tournament/teams'
import type { TournamentSport } from '@torneo/contracts/tournament/tournament-sports'
import { lazyModal, prefetchOnIntent } from '@torneo/panel/screen/lazy-modal'
import { zoneTexts } from '../competition-texts'
import type { OwedLots } from './lots/lots-owed'
import { conflictTexts, historyTexts, dialogTexts, rulesTexts, tieTexts } from './made-texts'
import { TieDetails } from './ties/TiePanel'

const LotsModal = lazyModal(() => import('./lots/LotsModal'), {
  title: ({ owed }) => dialogTexts.lotsTitle(owed.place),
  size: 'sm',
})
const DeductionModal = lazyModal(() => import('./teams/DeductionModal'), {
  title: () => dialogTexts.deductTitle,
  size: 'sm',
})
const WithdrawModal = lazyModal(() => import('./teams/WithdrawModal'), {
  title: () => dialogTexts.withdrawTitle,
  size: 'sm',
})
const ZonesModal = lazyModal(() => import('./zones/ZonesModal'), { title: () => zoneTexts.title, size: 'lg' })
const PlacesModal = lazyModal(() => import('./zones/PlacesModal'), { title: () => zoneTexts.placesTitle, size: 'lg' })
const DrawModal = lazyModal(() => import('./zones/DrawModal'), { title: () => zoneTexts.drawTitle, size: 'lg' })
const HowDrawnModal = lazyModal(() => import('./lots/HowDrawnModal'), { title: () => dialogTexts.howTitle, size: 'sm' })
const SlotModal = lazyModal(() => import('./ties/SlotModal'), { title: () => tieTexts.changeTitle, size: 'sm' })
const ReplayModal = lazyModal(() => import('./ties/ReplayModal'), { title: () => conflictTexts.replay, size: 'sm' })
const PhaseModal = lazyModal(() => import('./rules/PhaseModal'), { title: ({ phase }) => rulesTexts.title(phase.name) })

const WhatHappened = lazyModal(() => import('./WhatHappened'), { title: () => historyTexts.title })

export const prefetchDialogs = prefetchOnIntent(
  TieDetails,
  LotsModal,
  DeductionModal,
  WithdrawModal,
  ZonesModal,
  PlacesModal,
  DrawModal,
  SlotModal,
  PhaseModal,
)

/** A dialog that is open. */
export type OpenDialog =
  | { readonly kind: 'lots'; readonly owed: OwedLots; readonly isByHand: boolean }
  | { readonly kind: 'deduct' | 'withdraw' | 'how' | 'history' }
  | { readonly kind: 'zones' | 'draw' | 'rules'; readonly phaseId: string }
  /** Null: a league that is added. */
  | { readonly kind: 'places'; readonly phaseId: string | null }
  | { readonly kind: 'replay' }
  | { readonly kind: 'slot'; readonly side: 'home' | 'away' }

interface MadeDialogProps {
  readonly open: OpenDialog
  /** Opens another one; null closes it. */
  readonly onOpen: (open: OpenDialog | null) => void
  readonly competition: Competition
  readonly sport: TournamentSport
  readonly teams: readonly Team[]
  readonly matches: readonly Match[]
  /** The tie that is open. */
  readonly chosen: { readonly cup: ResolvedKnockout; readonly tie: ResolvedTie } | undefined
}

/** The dialog that is open on a competition. */
export function MadeDialog({ open, onOpen, competition, sport, teams, matches, chosen }: MadeDialogProps) {
  const close = () => onOpen(null)
  const openPhase = competition.phases.find(({ id }) => 'phaseId' in open && id === open.phaseId)
  const openLeague = openPhase?.kind === 'league' ? openPhase : undefined
  return (
    <>
      {open.kind === 'lots' && (
        <LotsModal
          competition={competition}
          owed={open.owed}
          isByHand={open.isByHand}
          onByHand={() => onOpen({ ...open, isByHand: true })}
          onClose={close}
        />
      )}
      {open.kind === 'deduct' && <DeductionModal competition={competition} teams={teams} onClose={close} />}
      {open.kind === 'withdraw' && <WithdrawModal competition={competition} teams={teams} onClose={close} />}
      {open.kind === 'how' && <HowDrawnModal competition={competition} teams={teams} onClose={close} />}
      {open.kind === 'zones' && openLeague && (
        <ZonesModal competition={competition} league={openLeague} teams={teams} matches={matches} onClose={close} />
      )}
      {open.kind === 'places' && (
        <PlacesModal competition={competition} league={openLeague ?? null} teams={teams} onClose={close} />
      )}
      {open.kind === 'draw' && openLeague && (
        <DrawModal
          competition={competition}
          league={openLeague}
          teams={teams}
          onHow={() => onOpen({ kind: 'how' })}
          onClose={close}
        />
      )}
      {open.kind === 'slot' && chosen && (
        <SlotModal competition={competition} {...chosen} side={open.side} teams={teams} onClose={close} />
      )}
      {open.kind === 'replay' && chosen && (
        <ReplayModal
          competition={competition}
          tie={chosen.tie}
          match={matches.find(({ id }) => id === chosen.tie.matchId)}
          onClose={close}
        />
      )}
      {openPhase && open.kind === 'rules' && (
        <PhaseModal competition={competition} phase={openPhase} sport={sport} onClose={close} />
      )}
      {open.kind === 'history' && <WhatHappened competition={competition} teams={teams} onClose={close} />}
    </>
  )
}
