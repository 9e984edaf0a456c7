import type { MatchSide } from '@torneo/contracts/match/match-commands'
import { matchEventMessages, type MatchEventType, unidentified } from '@torneo/contracts/match/match-events'
import type { MatchTeam } from '@torneo/contracts/match/matches'
import type { Player } from '@torneo/contracts/tournament/players'
import type { ScoringKind } from '@torneo/contracts/tournament/scoring'
import { formatMinute, parseMinute } from '@torneo/domain/format/format-minute'
import type { TimelineEvent } from '@torneo/domain/match/projection'
import { byMinute, cardsOf } from '@torneo/domain/tables/cards'
import { restoreFocus } from '@torneo/panel/collection/collection-focus'
import { lazyPart } from '@torneo/panel/screen/lazy-modal'
import { useCapabilities } from '@torneo/panel/screen/use-capabilities'
import { Button } from '@torneo/ui/buttons/Button'
import { Sheet } from '@torneo/ui/dialogs/Sheet'
import { Notice } from '@torneo/ui/feedback/Notice'
import { Skeleton } from '@torneo/ui/feedback/Skeleton'
import { SelectField } from '@torneo/ui/fields/SelectField'
import { Pencil, UserPlus } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { LinkButton } from '../../../../parts/LinkButton'
import { teamName } from '../../../../parts/match-labels'
import { rosterAddress } from '../../../../parts/team-address'
import { TeamMark } from '../../../../parts/TeamMark'
import { eventTitles, liveTexts as texts, type RegisteredType } from '../../live-texts'
import { scoringTexts } from '../../scoring-texts'
import type { TeamRoster } from '../../use-rosters'
import { type CardQuestion, CardQuestionFooter, CardQuestionText } from './CardQuestion'
import { Form, GoalKinds, KindButton, NoPlayers, NotListed } from './event-sheet-styles'
import { EventMinuteField, minuteText } from './EventMinuteField'
import { PointsWorth } from './PointsWorth'
import { ShirtGrid } from './ShirtGrid'

/** The type and side that a sheet is open for (spec 2 §4). */
export interface OpenSheet {
  readonly type: RegisteredType
  /** The side; for a goal, the side that scores. */
  readonly side: MatchSide
  /** The match's minute when the sheet opened, and the event's unless changed. */
  readonly minute: number
  /** Minutes into added time. */
  readonly added?: number
  /** The score already includes the goal: only its player is requested (B9). */
  readonly counted?: boolean
  /** Points that the goal is worth, in a sport scored by points. */
  readonly points?: number
}

/** The values chosen in the sheet. */
export interface Registration {
  readonly type: MatchEventType
  readonly teamId: string
  /** Null if unidentified. */
  readonly player: Player | null
  readonly assistPlayerId: string | null
  readonly minute: number
  readonly added: number
  readonly penalty: boolean
  /** Points that the goal is worth, in a sport scored by points. */
  readonly points: number | undefined
  readonly withRed: boolean
}

interface EventSheetProps {
  readonly matchId: string
  readonly open: OpenSheet
  readonly scoring: ScoringKind
  readonly teams: Readonly<Record<MatchSide, MatchTeam | null>>
  readonly rosters: Readonly<Record<MatchSide, TeamRoster>> & { readonly suspended: ReadonlySet<string> }
  readonly events: readonly TimelineEvent[]
  readonly onRegister: (registration: Registration) => void
  readonly onClose: () => void
}

/** Loaded once a sheet is open: it is rarely needed, so the board's first visit does without it. */
const LatePlayerForm = lazyPart(
  () => import('./LatePlayerForm'),
  (_, content) => content,
)

const addIcon = <UserPlus size={18} aria-hidden />
const playerOption = ({ number, name }: Player) => `${number} · ${name}`
type GoalKind = 'goal' | 'penalty' | 'own_goal'

/**
 * Requests the player of an event (spec 2 §2, §5): a tap on a shirt registers at once; the select needs 'Registrar'.
 */
export function EventSheet({
  matchId,
  open: { type, side, minute, added = 0, counted = false, points: known },
  scoring,
  teams,
  rosters,
  events,
  onRegister,
  onClose,
}: EventSheetProps) {
  const id = useId()
  const select = useRef<HTMLSelectElement>(null)
  const [kind, setKind] = useState<GoalKind>('goal')
  const [points, setPoints] = useState(known ?? 2)
  const [playerId, setPlayerId] = useState('')
  const [assistId, setAssistId] = useState('')
  const [typedMinute, setTypedMinute] = useState<string | null>(null)
  const [question, setQuestion] = useState<CardQuestion | null>(null)
  // Count the failures, so that screen readers announce a repeated message.
  const [failedSubmits, setFailedSubmits] = useState(0)
  const [isAdding, setAdding] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const { canAddPlayers } = useCapabilities()
  const isGoal = type === 'goal'
  const isPoints = isGoal && scoring === 'points'
  // An own goal is by a player of the other side (B10).
  const playerSide = isGoal && kind === 'own_goal' ? (side === 'home' ? 'away' : 'home') : side
  const [team, roster] = [teams[playerSide], rosters[playerSide]]
  const players = roster.players ?? []
  const isEmpty = roster.players?.length === 0
  const eventMinute = typedMinute === null ? { minute, added } : parseMinute(typedMinute)
  const options = (of: readonly Player[]) => of.map((player) => ({ value: player.id, label: playerOption(player) }))

  const choose = (chosen: string) => {
    setPlayerId(chosen)
    setFailedSubmits(0)
    if (chosen === assistId) setAssistId('')
  }
  const chooseKind = (chosen: GoalKind) => {
    setKind(kind === chosen ? 'goal' : chosen)
    choose('')
    setAssistId('')
  }
  useEffect(() => LatePlayerForm.prefetch(), [])
  // The form that had the focus was closed.
  useEffect(() => {
    if (!isAdding) restoreFocus([`${id}-player`, `${id}-add`])
  }, [id, isAdding])

  const register = (player: Player | null, withRed = false) => {
    if (!team || !eventMinute) return
    const assistPlayerId = isGoal && kind !== 'own_goal' && assistId !== player?.id ? assistId || null : null
    onRegister({
      type: isGoal && kind === 'own_goal' ? kind : type,
      teamId: team.id,
      player,
      assistPlayerId,
      ...eventMinute,
      penalty: isGoal && kind === 'penalty',
      points: isPoints ? points : undefined,
      withRed,
    })
  }
  /** Registers, or requests a decision if the player has a card or a suspension (B11, B12). */
  const registerOrConfirm = (player: Player | null) => {
    if (!eventMinute || !player) return register(player)
    const {
      yellows: [yellow],
      sentOff,
    } = cardsOf(events, player.id)
    if (sentOff && byMinute(eventMinute, sentOff) >= 0) return setQuestion({ kind: 'sent-off', player, card: sentOff })
    if (yellow && !sentOff && type === 'yellow_card')
      return setQuestion({ kind: 'second-yellow', player, card: yellow })
    // Confirm once per match: a barred player who plays anyway already has an event.
    const bar = rosters.suspended.has(player.id) ? 'suspended' : player.eligible === false ? 'ineligible' : null
    if (bar && !events.some(({ playerId: of }) => of === player.id)) return setQuestion({ kind: bar, player })
    register(player)
  }
  const handleSubmit = () => {
    const player = players.find((one) => one.id === playerId)
    if (player) return registerOrConfirm(player)
    setFailedSubmits(failedSubmits + 1)
    select.current?.focus()
  }
  const handleAdded = (player: Player) => {
    setAdding(false)
    choose(player.id)
  }

  const title = isAdding
    ? texts.addPlayer
    : counted
      ? texts.whose
      : isGoal
        ? scoringTexts[scoring].register
        : eventTitles[type]
  const footer = isAdding ? (
    <>
      <Button key="back" size="lg" onClick={() => setAdding(false)}>
        {texts.backToPlayers}
      </Button>
      <Button
        key="add"
        size="lg"
        type="submit"
        form={`${id}-late`}
        variant="primary"
        busy={isSaving}
        busyLabel={texts.adding}>
        {texts.addPlayer}
      </Button>
    </>
  ) : (
    <>
      <Button key="cancel" size="lg" onClick={onClose}>
        {texts.cancel}
      </Button>
      {players.length > 0 && (
        <Button key="register" size="lg" type="submit" form={id} variant="primary">
          {texts.register}
        </Button>
      )}
      {isEmpty && team && (
        <Button key="late" id={`${id}-add`} size="lg" variant="primary" icon={addIcon} onClick={() => setAdding(true)}>
          {texts.addPlayer}
        </Button>
      )}
    </>
  )
  return (
    <Sheet
      title={title}
      lead={<TeamMark team={teams[side]} />}
      aside={
        <Button
          size="sm"
          variant="ghost"
          aria-label={`${texts.minute}: ${eventMinute ? formatMinute(eventMinute.minute, eventMinute.added) : typedMinute}`}
          aria-expanded={typedMinute !== null}
          icon={<Pencil size={14} aria-hidden />}
          onClick={() => setTypedMinute(typedMinute === null ? minuteText(minute, added) : null)}>
          {eventMinute ? formatMinute(eventMinute.minute, eventMinute.added) : typedMinute}
        </Button>
      }
      onClose={onClose}
      footer={
        question ? (
          <CardQuestionFooter
            question={question}
            onBack={() => setQuestion(null)}
            onRegister={(withRed) => register(question.player, withRed)}
          />
        ) : (
          footer
        )
      }>
      {question && <CardQuestionText question={question} />}
      {isAdding && team && (
        <LatePlayerForm
          id={`${id}-late`}
          matchId={matchId}
          teamId={team.id}
          players={players}
          onSaving={setSaving}
          onAdded={handleAdded}
        />
      )}
      {roster.players === null && !roster.hasFailed && (
        <div role="status" aria-label={texts.loadingPlayers}>
          <Skeleton height={200} />
        </div>
      )}
      {roster.players === null && roster.hasFailed && (
        <Notice
          tone="warning"
          role="alert"
          action={
            <Button size="sm" onClick={roster.retry}>
              {texts.retry}
            </Button>
          }>
          {texts.playersFailed}
        </Notice>
      )}
      {isEmpty && !isAdding && (
        <NoPlayers>
          <strong>{texts.noPlayers(teamName(team))}</strong>
          {team && canAddPlayers && (
            <>
              <p>{texts.noPlayersWhy}</p>
              <LinkButton to={rosterAddress(team.id)} $variant="ghost">
                {texts.toRoster}
              </LinkButton>
            </>
          )}
        </NoPlayers>
      )}
      {roster.players && !isAdding && !question && (
        <Form
          id={id}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            handleSubmit()
          }}
          onKeyDown={(event) => {
            // Submit on Enter: browsers would open the list, although typing has already chosen a player.
            if (event.key !== 'Enter' || playerId === '' || !(event.target instanceof HTMLSelectElement)) return
            event.preventDefault()
            handleSubmit()
          }}>
          {failedSubmits > 0 && (
            <Notice key={failedSubmits} tone="danger" role="alert">
              {matchEventMessages.player}
            </Notice>
          )}
          {typedMinute !== null && <EventMinuteField value={typedMinute} onChange={setTypedMinute} />}
          {isPoints && !counted && <PointsWorth points={points} onChange={setPoints} />}
          {isGoal && !isPoints && (
            <GoalKinds>
              {(['penalty', 'own_goal'] as const).map((one) => (
                <KindButton key={one} type="button" aria-pressed={kind === one} onClick={() => chooseKind(one)}>
                  {texts.goalKinds[one]}
                </KindButton>
              ))}
              {kind === 'own_goal' && <small>{texts.countsFor(teamName(teams[side]))}</small>}
            </GoalKinds>
          )}
          <ShirtGrid
            label={texts.shirts}
            players={players}
            events={events}
            suspended={rosters.suspended}
            chosen={playerId}
            hasUnidentified
            onChoose={(chosen) =>
              registerOrConfirm(chosen === unidentified ? null : (players.find((one) => one.id === chosen) ?? null))
            }
          />
          {team && players.length > 0 && (
            <NotListed>
              {texts.notListed}
              <Button size="sm" variant="ghost" icon={addIcon} onClick={() => setAdding(true)}>
                {texts.addPlayer}
              </Button>
            </NotListed>
          )}
          {players.length > 0 && (
            <SelectField
              ref={select}
              id={`${id}-player`}
              label={texts.player}
              aria-required
              aria-invalid={failedSubmits > 0 || undefined}
              placeholder={texts.choosePlayer}
              value={playerId}
              options={options(players)}
              onChange={({ target }) => choose(target.value)}
            />
          )}
          {players.length > 0 && isGoal && kind !== 'own_goal' && (
            <SelectField
              label={texts.assistLabel}
              placeholder={texts.noAssist}
              value={assistId}
              options={options(players.filter((player) => player.id !== playerId))}
              onChange={({ target }) => setAssistId(target.value)}
            />
          )}
        </Form>
      )}
    </Sheet>
  )
}
