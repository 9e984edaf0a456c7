import type { MatchSide } from '@torneo/contracts/match/match-commands'
import { unidentified } from '@torneo/contracts/match/match-events'
import { formatMinute } from '@torneo/domain/format/format-minute'
import { eventLabel, hasField, hasPlayer } from '@torneo/domain/match/event-types'
import type { TimelineEvent } from '@torneo/domain/match/projection'
import { IconButton } from '@torneo/ui/buttons/IconButton'
import { clampLines, color, flexRow, font, media, radius, shadow, text } from '@torneo/ui/theme/tokens'
import { Hourglass, Pencil, X } from 'lucide-react'
import { memo, useState } from 'react'
import styled, { css, keyframes } from 'styled-components'
import { formatEvent } from '../../format-event'
import { liveTexts as texts } from '../../live-texts'
import { sideBySide } from '../frame/breakpoints'
import { delayMs } from '../sync/PendingMark'
import { EventIcon } from './EventIcon'

interface TimelineProps {
  readonly headingId: string
  readonly events: readonly TimelineEvent[]
  /** Points of each side without an event; null if every point has one. */
  readonly rest: Readonly<Record<MatchSide, number>> | null
  readonly names: Readonly<Record<MatchSide, string>>
  readonly teamNameOf: (teamId: string) => string
  /** Formats '10 Pablo Ríos', if the rosters contain the player. */
  readonly playerOf: (playerId: string, name: string | null) => string
  /** Absent if events can no longer be corrected. */
  readonly onEdit?: ((event: TimelineEvent) => void) | undefined
  /** Adds the player to an unidentified event. */
  readonly onName?: ((event: TimelineEvent) => void) | undefined
  /** Absent if events can no longer be deleted. */
  readonly onRemove?: ((event: TimelineEvent) => void) | undefined
}

const sides = ['home', 'away'] as const

/** Id of an event's delete button, which takes the focus after the previous event is deleted. */
export const removeId = (eventId: string) => `live-event-${eventId}`

/** The events of a match, latest first (spec 2 §2). */
export const Timeline = memo(function Timeline({
  headingId,
  events,
  rest,
  names,
  teamNameOf,
  playerOf,
  onEdit,
  onName,
  onRemove,
}: TimelineProps) {
  // Highlight only events that were added later.
  const [known] = useState<ReadonlySet<string>>(() => new Set(events.map(({ id }) => id)))
  return (
    <Root aria-labelledby={headingId}>
      <Head>
        <h2 id={headingId} tabIndex={-1}>
          {texts.timeline}
        </h2>
        {events.length > 0 && <span>{texts.eventCount(events.length)}</span>}
      </Head>
      {events.length === 0 ? (
        <None>{texts.noEvents}</None>
      ) : (
        <Rows>
          {events.map((event) => (
            <Row
              key={event.id}
              event={event}
              isNew={!known.has(event.id)}
              team={teamNameOf(event.teamId)}
              other={otherOf(event, playerOf)}
              onEdit={onEdit}
              onName={onName}
              onRemove={onRemove}
            />
          ))}
        </Rows>
      )}
      {rest &&
        sides
          .filter((side) => rest[side] > 0)
          .map((side) => (
            <Rest key={side}>
              <strong>{texts.unnamedPoints(rest[side])}</strong> · {names[side]}
            </Rest>
          ))}
    </Root>
  )
})

/** Names the second player of an event: with the assist of a goal, or replaced by a substitution. */
function otherOf(
  { type, assistPlayerId, assistPlayerName, outPlayerId, outPlayerName = null }: TimelineEvent,
  playerOf: TimelineProps['playerOf'],
): string | null {
  if (assistPlayerId !== null && hasField(type, 'assistPlayerId'))
    return texts.assist(playerOf(assistPlayerId, assistPlayerName))
  return outPlayerId && hasField(type, 'outPlayerId') ? texts.goesOut(playerOf(outPlayerId, outPlayerName)) : null
}

interface RowProps {
  readonly event: TimelineEvent
  readonly isNew: boolean
  readonly team: string
  /** The player with the assist, or who goes out. */
  readonly other: string | null
  readonly onEdit: TimelineProps['onEdit']
  readonly onName: TimelineProps['onName']
  readonly onRemove: TimelineProps['onRemove']
}

const Row = memo(function Row({ event, isNew, team, other, onEdit, onName, onRemove }: RowProps) {
  const { id, type, minute, playerName, unsent } = event
  const detail = other === null ? team : `${team} · ${other}`
  return (
    <EventRow $unsent={unsent} $isNew={isNew}>
      <Minute>{formatMinute(minute, event.added)}</Minute>
      <Sign>
        <EventIcon type={type} />
      </Sign>
      <Content>
        <p>
          <strong>{eventLabel(event)}</strong>
          {event.playerId !== unidentified && ` · ${playerName ?? texts.missingPlayer}`}
          {event.playerId === unidentified && hasPlayer(type) && onName && (
            <>
              {' '}
              ·{' '}
              <AddNameButton type="button" onClick={() => onName(event)}>
                {texts.addName}
              </AddNameButton>
            </>
          )}
        </p>
        <Caption>
          <Detail>{detail}</Detail>
          {unsent && (
            <Unsent>
              <Hourglass size={13} aria-hidden />
              {texts.pending}
            </Unsent>
          )}
        </Caption>
      </Content>
      {onEdit && hasPlayer(type) && (
        <IconButton
          size="lg"
          tooltip={false}
          label={texts.editOf(formatEvent(event))}
          icon={<Pencil size={16} aria-hidden />}
          onClick={() => onEdit(event)}
        />
      )}
      {onRemove && (
        <IconButton
          id={removeId(id)}
          size="lg"
          tooltip={false}
          label={texts.remove(formatEvent(event))}
          icon={<X size={18} aria-hidden />}
          onClick={() => onRemove(event)}
        />
      )}
    </EventRow>
  )
}, isSameRow)

/** Every action creates new events: rows render again only if their content has changed. */
function isSameRow({ event: before, ...rest }: RowProps, { event: after, ...next }: RowProps): boolean {
  const fields = [
    'id',
    'rev',
    'type',
    'penalty',
    'points',
    'minute',
    'added',
    'playerId',
    'playerName',
    'unsent',
  ] as const
  return (
    fields.every((field) => before[field] === after[field]) &&
    rest.isNew === next.isNew &&
    rest.team === next.team &&
    rest.other === next.other &&
    rest.onEdit === next.onEdit &&
    rest.onName === next.onName &&
    rest.onRemove === next.onRemove
  )
}

const Root = styled.section`
  grid-area: timeline;
  min-width: 0;
  border-block: 1px solid ${color.line};
  background: ${color.surface};
  ${media.fromTable} { border: 1px solid ${color.line}; border-radius: ${radius.card}; }
  ${sideBySide(css`
    flex: 1;
    display: flex;
    flex-direction: column;
    min-height: 0;
    border-radius: ${radius.card};
    box-shadow: ${shadow.card};
  `)}
`

const Head = styled.header`
  ${flexRow('12px', 'center', 'space-between')}
  min-height: 48px;
  padding: 8px 16px;
  border-bottom: 1px solid ${color.line};
  h2 { ${text(16)} }
  > span { color: ${color.muted}; ${text(13)} }
`

const Rest = styled.p`
  padding: 12px 16px;
  border-top: 1px solid ${color.line};
  ${text(13)}
`

const None = styled.p`
  padding: 24px 16px;
  color: ${color.muted};
  text-align: center;
  ${text(14)}
`

const Rows = styled.ul.attrs({ role: 'list' })`
  ${sideBySide(css`flex: 1; min-height: 0; overflow-y: auto; overscroll-behavior: contain;`)}
`

const highlight = keyframes`from, 85% { background-color: ${color.infoSoft}; }`
const waits = keyframes`from { background-color: transparent; }`
const late = keyframes`from { visibility: hidden; }`
const soon = keyframes`from { visibility: visible; }`

const EventRow = styled.li<{ $unsent: boolean; $isNew: boolean }>`
  display: grid;
  grid-template-columns: minmax(38px, auto) 22px minmax(0, 1fr) auto auto;
  align-items: center;
  gap: 8px;
  min-height: 56px;
  padding: 4px 4px 4px 16px;
  & + & { border-top: 1px solid ${color.line}; }
  ${({ $unsent, $isNew }) =>
    $unsent
      ? css`background: ${color.warningSoft}; animation: ${waits} 1ms ${delayMs}ms backwards;`
      : $isNew && css`animation: ${highlight} 10s;`}
  /* Scroll past the sticky score. */
  button { scroll-margin: 320px 0 88px; }
`

const Minute = styled.span`
  font-family: ${font.title};
  font-weight: 700;
  font-size: calc(1rem * var(--live-words, 1));
`

const Sign = styled.span`
  display: grid;
  place-items: center;
`

const Content = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
  font-size: calc(0.875rem * var(--live-words, 1));
  line-height: 1.4;
  p { ${clampLines(3)} }
  strong { font-weight: 600; }
`

// Stack both in one cell, so that replacing one by the other causes no layout shift.
const Caption = styled.div`
  display: grid;
  > * { grid-area: 1 / 1; }
  > :first-child:not(:last-child) { visibility: hidden; animation: ${soon} 1ms ${delayMs}ms backwards; }
`

const AddNameButton = styled.button`
  min-height: 44px;
  margin: -12px 0;
  padding: 0 4px;
  border: 0;
  background: none;
  color: ${color.info};
  font: inherit;
  font-weight: 600;
  text-decoration: underline;
  cursor: pointer;
  touch-action: manipulation;
`

const Detail = styled.p`
  color: ${color.muted};
  font-size: calc(0.75rem * var(--live-words, 1));
`

const Unsent = styled.p`
  ${flexRow('4px')}
  color: ${color.warning};
  font-weight: 600;
  ${text(12)}
  animation: ${late} 1ms ${delayMs}ms backwards;
`
