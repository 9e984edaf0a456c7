import { unidentified } from '@torneo/contracts/match/match-events'
import type { Match } from '@torneo/contracts/match/matches'
import type { Player } from '@torneo/contracts/tournament/players'
import { hasField } from '@torneo/domain/match/event-types'
import type { LiveAction, TimelineEvent } from '@torneo/domain/match/projection'
import { scoringOf } from '@torneo/domain/scoring/scorings'
import { lazyPart } from '@torneo/panel/screen/lazy-modal'
import { Sheet } from '@torneo/ui/dialogs/Sheet'
import { useEffect, useState } from 'react'
import { useStableHandlers } from '../../../../parts/use-stable-handlers'
import type { OwnAction } from '../../engine/match-view'
import { liveTexts as texts } from '../../live-texts'
import type { useRosters } from '../../use-rosters'
import { clockNow } from '../clock/use-running-clock'
import type { EventEditorProps } from './EventEditor'
import { EventSheet } from './EventSheet'
import type { PlayerPickerProps } from './PlayerPicker'
import type { OpenSheet, Registration } from './registration'
import type { SubstitutionSheetProps } from './SubstitutionSheet'

type OpenEvent =
  | (OpenSheet & { readonly kind: 'register' })
  | { readonly kind: 'pick'; readonly asks: PlayerPickerProps['missing']; readonly event: TimelineEvent }
  | { readonly kind: 'edit'; readonly event: TimelineEvent }
  | (OpenSheet & { readonly kind: 'substitute' })

// Lazy, because the board's first visit does without them.
const EventEditor = lazyPart<EventEditorProps>(
  () => import('./EventEditor'),
  ({ onClose }, content) => (
    <Sheet title={texts.edit} onClose={onClose} footer={null}>
      {content}
    </Sheet>
  ),
)
const PlayerPicker = lazyPart<PlayerPickerProps>(
  () => import('./PlayerPicker'),
  ({ onClose }, content) => (
    <Sheet title={texts.whose} onClose={onClose} footer={null}>
      {content}
    </Sheet>
  ),
)

const SubstitutionSheet = lazyPart<SubstitutionSheetProps>(
  () => import('./SubstitutionSheet'),
  ({ onClose }, content) => (
    <Sheet title={texts.whoGoesOut} onClose={onClose} footer={null}>
      {content}
    </Sheet>
  ),
)

interface EventSheetsOptions {
  readonly match: Match
  readonly events: readonly TimelineEvent[]
  readonly rosters: ReturnType<typeof useRosters>
  /** True if the sport registers substitutions. */
  readonly hasSubstitutions: boolean
  /** The last own action that can be undone. */
  readonly last: OwnAction | undefined
  readonly act: (action: LiveAction) => void
}

/** A follow-up question about the last action, next to 'Deshacer'. */
export interface EventOffer {
  readonly label: string
  readonly onAccept: () => void
}

/** Manages the sheets in which events are registered, identified and corrected. */
export function useEventSheets({ match, events, rosters, hasSubstitutions, last, act }: EventSheetsOptions) {
  const [open, setOpen] = useState<OpenEvent | null>(null)
  const [onDone, setOnDone] = useState<(() => void) | null>(null)
  const teams = { home: match.homeTeam, away: match.awayTeam }
  const { byId } = rosters
  const { hasScorers, stepsAreEvents } = scoringOf(match.sport)
  const playersOf = ({ teamId }: TimelineEvent) => rosters[teamId === match.homeTeamId ? 'home' : 'away'].players ?? []
  const nameOf = (playerId: string | null) => (playerId === null ? null : (byId.get(playerId)?.name ?? null))
  useEffect(() => {
    EventEditor.prefetch()
    PlayerPicker.prefetch()
    if (hasSubstitutions) SubstitutionSheet.prefetch()
  }, [hasSubstitutions])

  const close = () => {
    setOpen(null)
    setOnDone(null)
    onDone?.()
  }
  const register = ({ player, assistPlayerId, withRed, penalty, added, points, ...event }: Registration) => {
    const counted = open?.kind === 'register' && open.counted
    close()
    act({
      kind: 'event',
      ...event,
      playerId: player?.id ?? unidentified,
      assistPlayerId,
      ...(added > 0 && { added }),
      ...(penalty && { penalty }),
      ...(points && { points }),
      ...(withRed && { withRed }),
      ...(counted && { counted }),
      names: {
        playerName: player?.name ?? null,
        playerNumber: player?.number ?? null,
        assistPlayerName: nameOf(assistPlayerId),
      },
    })
  }
  const substitute: SubstitutionSheetProps['onRegister'] = ({ out, player }) => {
    if (open?.kind !== 'substitute') return
    const { type, side, minute, added = 0 } = open
    close()
    act({
      kind: 'event',
      type,
      teamId: match[`${side}TeamId`] ?? '',
      playerId: player?.id ?? unidentified,
      outPlayerId: out?.id ?? null,
      assistPlayerId: null,
      minute,
      ...(added > 0 && { added }),
      names: {
        playerName: player?.name ?? null,
        playerNumber: player?.number ?? null,
        assistPlayerName: null,
        outPlayerName: out?.name ?? null,
      },
    })
  }
  const pick = ({ id, name, number }: Player) => {
    if (open?.kind !== 'pick') return
    const change =
      open.asks === 'player'
        ? { playerId: id, names: { playerName: name, playerNumber: number } }
        : { assistPlayerId: id, names: { assistPlayerName: name } }
    close()
    act({ kind: 'event_change', eventId: open.event.id, ...change })
  }

  const handlers = useStableHandlers({
    open: (sheet: OpenSheet, onClosed?: () => void) => {
      setOnDone(() => onClosed ?? null)
      setOpen({ kind: hasField(sheet.type, 'outPlayerId') ? 'substitute' : 'register', ...sheet })
    },
    edit: (event: TimelineEvent) => setOpen({ kind: 'edit', event }),
    name: (event: TimelineEvent) => setOpen({ kind: 'pick', asks: 'player', event }),
  })

  function offerOf({ action, event }: OwnAction): EventOffer | null {
    const row =
      (action.kind === 'event' || action.kind === 'score') && event && hasField(event.type, 'assistPlayerId')
        ? events.find(({ id }) => id === event.id)
        : undefined
    if (row?.playerId === unidentified) return { label: texts.whose, onAccept: () => handlers.name(row) }
    if (action.kind === 'event' && row?.assistPlayerId === null)
      return { label: texts.assistOffer, onAccept: () => setOpen({ kind: 'pick', asks: 'assist', event: row }) }
    // A basket adds no row to the timeline.
    if (action.kind !== 'score' || action.step < 0 || !hasScorers || stepsAreEvents) return null
    const { side, step: points } = action
    return {
      label: texts.whose,
      onAccept: () => handlers.open({ type: 'goal', side, points, minute: clockNow(match).minute, counted: true }),
    }
  }

  // Read the event again: another person may have changed it meanwhile.
  const current = open && 'event' in open ? (events.find(({ id }) => id === open.event.id) ?? open.event) : null
  const element = (
    <>
      {open?.kind === 'register' && (
        <EventSheet
          matchId={match.id}
          open={open}
          sport={match.sport}
          teams={teams}
          rosters={rosters}
          events={events}
          onRegister={register}
          onClose={close}
        />
      )}
      {open?.kind === 'pick' && current && (
        <PlayerPicker
          missing={open.asks}
          event={current}
          team={current.teamId === match.homeTeamId ? match.homeTeam : match.awayTeam}
          players={playersOf(current)}
          events={events}
          suspended={rosters.suspended}
          onPick={pick}
          onClose={close}
        />
      )}
      {open?.kind === 'substitute' && (
        <SubstitutionSheet
          type={open.type}
          team={teams[open.side]}
          minute={open.minute}
          added={open.added ?? 0}
          players={rosters[open.side].players ?? []}
          events={events}
          suspended={rosters.suspended}
          onRegister={substitute}
          onClose={close}
        />
      )}
      {open?.kind === 'edit' && current && (
        <EventEditor
          key={current.id}
          hasSubstitutions={hasSubstitutions}
          event={current}
          match={match}
          rosters={rosters}
          onClose={close}
          onSave={(correction) => {
            close()
            act(correction)
          }}
        />
      )}
    </>
  )
  return { ...handlers, element, offer: last ? offerOf(last) : null }
}
