import { unidentified } from '@torneo/contracts/match/match-events'
import type { Player } from '@torneo/contracts/tournament/players'
import type { TimelineEvent } from '@torneo/domain/match/projection'
import { cardsOf } from '@torneo/domain/tables/cards'
import { color, font, media, radius, text } from '@torneo/ui/theme/tokens'
import styled from 'styled-components'
import { liveTexts as texts } from '../../live-texts'
import { RefereeCard } from './EventIcon'

interface ShirtGridProps {
  readonly label: string
  readonly players: readonly Player[]
  /** The match's events: a player with a card shows it. */
  readonly events: readonly TimelineEvent[]
  /** Ids of the players suspended for this match (B12). */
  readonly suspended: ReadonlySet<string>
  readonly chosen: string
  /** Adds 'Sin identificar' as a shirt (B9). */
  readonly hasUnidentified?: boolean
  /** Called with `unidentified` for an unknown player. */
  readonly onChoose: (playerId: string) => void
}

/** Chooses a player by shirt number and name: a number is easy to see from the touchline. */
export function ShirtGrid({
  label,
  players,
  events,
  suspended,
  chosen,
  hasUnidentified = false,
  onChoose,
}: ShirtGridProps) {
  return (
    <Root role="group" aria-label={label}>
      {players.map(({ id, number, name, toConfirm = false, eligible = true }) => {
        const { yellows, sentOff } = cardsOf(events, id)
        const card = sentOff ? 'red' : yellows.length > 0 ? 'yellow' : null
        const bar = suspended.has(id) ? texts.suspended : eligible ? null : texts.ineligible
        const state = bar ?? (toConfirm ? texts.isToConfirm : null)
        const states = [state?.toLowerCase(), card && texts.shirtCards[card]]
        return (
          <Shirt
            key={id}
            type="button"
            aria-pressed={id === chosen}
            aria-label={[`${number} ${name}`, ...states].filter(Boolean).join(', ')}
            title={name}
            data-off={sentOff !== null || undefined}
            data-barred={bar !== null || undefined}
            onClick={() => onChoose(id)}>
            {/* Needs the space: the visible text is part of the accessible name. */}
            {`${number} `}
            <small>{name}</small>
            {state && <small>{state}</small>}
            {card && (
              <Corner>
                <RefereeCard color={card} />
              </Corner>
            )}
          </Shirt>
        )
      })}
      {hasUnidentified && (
        <Shirt type="button" data-unidentified onClick={() => onChoose(unidentified)}>
          ?<small>{texts.unidentified}</small>
        </Shirt>
      )}
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(78px, 1fr));
  gap: 8px;
`

const Shirt = styled.button`
  position: relative;
  display: grid;
  align-content: center;
  gap: 2px;
  min-width: 0;
  min-height: 56px;
  padding: 4px;
  border: 1px solid ${color.control};
  border-radius: ${radius.button};
  background: ${color.sunken};
  color: ${color.text};
  font-family: ${font.title};
  font-weight: 700;
  cursor: pointer;
  touch-action: manipulation;
  ${text(20)}
  line-height: 1.1;
  ${media.hover} { &:hover:not([aria-pressed='true']) { background: ${color.surface}; } }
  small {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    font: 500 0.75rem/1.2 ${font.text};
    overflow-wrap: anywhere;
  }
  &[aria-pressed='true'] { background: ${color.ink}; color: ${color.onInk}; }
  /* Grey out a player who was sent off, but keep the name legible. */
  &[data-off] { border-style: dashed; background: transparent; color: ${color.muted}; text-decoration: line-through; }
  &[data-barred] {
    border-style: dashed;
    background: transparent;
    color: ${color.muted};
    > :last-of-type { color: ${color.danger}; font-weight: 700; }
  }
  &[data-unidentified] { border-style: dashed; background: transparent; }
  @media (forced-colors: active) {
    border-color: ButtonText;
    &[aria-pressed='true'] { border-width: 3px; }
  }
`

const Corner = styled.span`
  position: absolute;
  top: 4px;
  right: 5px;
  display: inline-flex;
`
