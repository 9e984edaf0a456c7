import { isCallError, sentenceOf, useSignedInUser, useToast } from '@torneo/client'
import type { Player } from '@torneo/contracts/tournament/players'
import { BinButton } from '@torneo/panel/bin/BinButton'
import { focusIds } from '@torneo/panel/collection/collection-focus'
import { useRemoval } from '@torneo/panel/collection/use-removal'
import { useOpenPart } from '@torneo/panel/record/use-open-dialog'
import { useOpenRecord } from '@torneo/panel/record/use-open-record'
import { HelpLink } from '@torneo/panel/screen/HelpLink'
import { prefetchOnIntent, lazyModal } from '@torneo/panel/screen/lazy-modal'
import { refetchStale } from '@torneo/panel/screen/prefetch'
import { Button } from '@torneo/ui/buttons/Button'
import { EmptyState } from '@torneo/ui/feedback/EmptyState'
import { ErrorPane } from '@torneo/ui/feedback/ErrorPane'
import { Notice } from '@torneo/ui/feedback/Notice'
import { SkeletonRows } from '@torneo/ui/feedback/SkeletonRows'
import { color, flexWrap, media, text } from '@torneo/ui/theme/tokens'
import { Ban, ClipboardPaste, UserPlus } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import styled from 'styled-components'
import { useSuspensions } from '../../data/suspensions-api'
import { Stack } from '../Stack'
import { suspensionsTexts } from '../suspensions/suspensions-texts'
import { eligibilityTexts } from './eligibility-texts'
import { IneligibleNotice } from './IneligibleNotice'
import { leaveTexts } from './leave-texts'
import { LeftPlayers } from './LeftPlayers'
import { useRemovePlayerMutation, useRosterQuery } from './roster-api'
import { rosterTexts } from './roster-texts'
import { RosterList, rosterName } from './RosterList'
import { RosterOutput } from './RosterOutput'
import { ToConfirm } from './ToConfirm'

const PlayerForm = lazyModal(() => import('./PlayerForm'), {
  title: ({ player }) => (player ? rosterTexts.editTitle : rosterTexts.new),
})
const SuspensionsModal = lazyModal(() => import('../suspensions/SuspensionsModal'), {
  title: () => suspensionsTexts.title,
})
const EligibilityForm = lazyModal(() => import('./EligibilityForm'), {
  title: ({ player }) => eligibilityTexts.title(player.name),
  size: 'sm',
})
const LeaveList = lazyModal(() => import('./LeaveList'), {
  title: ({ player }) => leaveTexts.title(player.name),
  size: 'sm',
})
const PasteRoster = lazyModal(() => import('./PasteRoster'), { title: () => rosterTexts.paste, size: 'lg' })

/** True if a deletion was rejected because the player has events. */
const hasEvents = (error: unknown) => isCallError(error) && error.type === 'in_use'

interface RosterProps {
  readonly teamId: string
  /** Team that new players join; by default the same. */
  readonly addsTo?: string | undefined
  /** Title of the printout and name of the file: 'Promo 98', 'Fútbol · Senior'. */
  readonly title: string
  readonly subtitle: string
  /** True while the lists are closed, which makes the roster read-only. */
  readonly isClosed: boolean
  /** Id of the help article about filling the roster. */
  readonly help: string
  /** Ids of players who may be in another team of the sport too (B48). */
  readonly namesakes?: ReadonlySet<string>
}

/** 'Lista de Buena Fe' of one team: its players with all their actions. */
export function Roster({ teamId, addsTo = teamId, title, subtitle, isClosed, help, namesakes }: RosterProps) {
  const query = useRosterQuery({ query: { teamId } }, refetchStale)
  const { data, error, isFetching, refetch } = query
  const players = data?.items ?? []
  const isStaff = useSignedInUser().role !== 'team_captain'
  const toast = useToast()
  const open = useOpenRecord(rosterName, data?.items)
  const pasting = useOpenPart('pegar')
  const [leaving, setLeaving] = useState<{ readonly player: Player; readonly hasEvents: boolean } | null>(null)
  const [deciding, setDeciding] = useState<Player | null>(null)
  const suspensions = useSuspensions({ teamId })
  const suspended = useMemo(
    () => new Set(suspensions.flatMap(({ playerId, lift }) => (lift ? [] : [playerId]))),
    [suspensions],
  )
  const suspensionsPart = useOpenPart('suspensiones')
  const removal = usePlayerRemoval(
    (player) => setLeaving({ player, hasEvents: true }),
    () => void refetch(),
  )
  const unread = error !== undefined && data === undefined

  // Show the toast once, not after every failed retry (R22).
  useEffect(() => {
    if (unread) toast.error('Error al cargar los datos')
  }, [unread, toast])

  if (unread) {
    return (
      <ErrorPane
        title={rosterTexts.listFailed}
        text={sentenceOf(error, '')}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    )
  }
  if (!data) return <SkeletonRows count={6} label={rosterTexts.loading} />
  return (
    <Stack as="section" $gap={16} aria-label={rosterTexts.title} {...prefetchOnIntent(PlayerForm, PasteRoster)}>
      {error !== undefined && <RefreshFailed isBusy={isFetching} onRetry={() => void refetch()} />}
      {!isClosed && (
        <Actions>
          <Button
            id={focusIds(rosterName).new}
            variant="primary"
            icon={<UserPlus size={18} aria-hidden />}
            onClick={open.add}>
            {rosterTexts.new}
          </Button>
          <Button icon={<ClipboardPaste size={18} aria-hidden />} onClick={pasting.open}>
            {rosterTexts.paste}
          </Button>
        </Actions>
      )}
      <Heading>
        <h2>{rosterTexts.title}</h2>
        <span role="status">{rosterTexts.count(players.length)}</span>
        <Small>
          {!isClosed && <BinButton kind="players" />}
          {suspensions.length > 0 && (
            <Button size="sm" variant="ghost" icon={<Ban size={16} aria-hidden />} onClick={suspensionsPart.open}>
              {suspensionsTexts.title}
            </Button>
          )}
          <RosterOutput title={title} subtitle={subtitle} players={players} />
        </Small>
      </Heading>
      {isStaff && <ToConfirm players={players} onStrike={(player) => void removal.confirmRemoval(player, players)} />}
      {!isStaff && <IneligibleNotice players={players} />}
      {!isClosed && players.some(({ photo }) => photo === '') && <Hint>{rosterTexts.photoHint}</Hint>}
      {players.length === 0 ? (
        <EmptyRoster isClosed={isClosed} help={help} />
      ) : (
        <RosterList
          players={players}
          suspended={suspended}
          namesakes={namesakes}
          actions={
            isClosed
              ? null
              : {
                  busyId: removal.busyId,
                  onEdit: open.edit,
                  onRemove: (player) => void removal.confirmRemoval(player, players),
                }
          }
        />
      )}
      <LeftPlayers teamId={teamId} isClosed={isClosed} />
      {!isClosed && open.isOpen && (
        <PlayerForm
          teamId={addsTo}
          player={open.record}
          roster={players}
          onClose={open.close}
          onLeave={(player) => {
            open.close()
            setLeaving({ player, hasEvents: false })
          }}
          onEligibility={(player) => {
            open.close()
            setDeciding(player)
          }}
        />
      )}
      {deciding && <EligibilityForm player={deciding} onClose={() => setDeciding(null)} />}
      {leaving && <LeaveList {...leaving} onClose={() => setLeaving(null)} />}
      {!isClosed && pasting.isOpen && <PasteRoster teamId={addsTo} roster={players} onClose={pasting.close} />}
      {suspensionsPart.isOpen && (
        <SuspensionsModal
          of={{ teamId }}
          title={`${suspensionsTexts.title} · ${title}`}
          onClose={suspensionsPart.close}
        />
      )}
    </Stack>
  )
}

function EmptyRoster({ isClosed, help }: Pick<RosterProps, 'isClosed' | 'help'>) {
  return (
    <EmptyState
      icon="👕"
      title={rosterTexts.none}
      text={isClosed ? rosterTexts.noneClosed : rosterTexts.noneWhy}
      action={!isClosed && <HelpLink article={help}>{rosterTexts.help}</HelpLink>}
    />
  )
}

function RefreshFailed({ isBusy, onRetry }: { readonly isBusy: boolean; readonly onRetry: () => void }) {
  return (
    <Notice
      tone="warning"
      role="alert"
      action={
        <Button size="sm" busy={isBusy} onClick={onRetry}>
          {rosterTexts.retry}
        </Button>
      }>
      {rosterTexts.refreshFailed}
    </Notice>
  )
}

/** Deletes a player after a question. `onHasEvents` is called instead for one who has events. */
function usePlayerRemoval(onHasEvents: (player: Player) => void, onRejected: () => void) {
  const [removePlayer] = useRemovePlayerMutation()
  return useRemoval<Player>({
    name: rosterName,
    collection: 'players',
    question: ({ number, name }) => ({
      title: rosterTexts.removeQuestion,
      body: rosterTexts.removeBody(number, name),
      subject: name,
    }),
    confirmLabel: rosterTexts.removeConfirm,
    remove: (player) =>
      removePlayer({ params: { id: player.id }, ifMatch: player.rev })
        .unwrap()
        .catch((error: unknown) => {
          if (hasEvents(error)) onHasEvents(player)
          throw error
        }),
    removed: rosterTexts.removed,
    failed: rosterTexts.removeFailed,
    explains: hasEvents,
    onRejected,
  })
}

const Actions = styled.div`
  ${flexWrap('8px 10px', 'normal')}
  ${media.phone} { > * { flex: 1 1 150px; min-height: 48px; padding-inline: 8px; } }
`

const Heading = styled.div`
  ${flexWrap('4px 12px')}
  h2 { ${text(20)} ${media.phone} { ${text(16)} } }
  > span { color: ${color.muted}; ${text(13)} }
`

const Hint = styled.p`
  margin-top: -8px;
  color: ${color.muted};
  ${text(13)}
`

const Small = styled.div`
  ${flexWrap('4px', 'normal')}
  margin-left: auto;
  ${media.phone} { margin-inline: -12px; }
`
