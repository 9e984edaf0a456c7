import styled from 'styled-components'
import type { Player } from '@torneo/contracts/players'
import { color, font, media, radius, text } from '@torneo/ui/tokens'

interface ShirtGridProps {
  readonly label: string
  readonly players: readonly Player[]
  readonly chosen: string
  readonly onChoose: (playerId: string) => void
}

/** The same choice by the number on the shirt: from the side of the pitch, that is what one sees. Where two wear the same, their names too. */
export function ShirtGrid({ label, players, chosen, onChoose }: ShirtGridProps) {
  const isShared = ({ id, number }: Player) => players.some((other) => other.id !== id && other.number === number)
  return (
    <Root role="group" aria-label={label}>
      {players.map((player) => {
        const { id, number, name } = player
        return (
          <Shirt key={id} type="button" aria-pressed={id === chosen} aria-label={`${number} ${name}`} title={name} onClick={() => onChoose(id)}>
            {number}
            {isShared(player) && <small>{name}</small>}
          </Shirt>
        )
      })}
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(48px, 1fr));
  gap: 8px;
`

const Shirt = styled.button`
  min-height: 48px;
  padding: 0;
  border: 1px solid ${color.control};
  border-radius: ${radius.button};
  background: ${color.sunken};
  color: ${color.text};
  font-family: ${font.title};
  font-weight: 700;
  cursor: pointer;
  touch-action: manipulation;
  ${text(16)}
  ${media.hover} { &:hover:not([aria-pressed='true']) { background: ${color.surface}; } }
  &:has(small) { grid-column: span 2; padding-inline: 4px; }
  small {
    display: block;
    font: 500 0.75rem/1.2 ${font.text};
    overflow-wrap: anywhere;
  }
  &[aria-pressed='true'] { background: ${color.ink}; color: ${color.onInk}; }
  @media (forced-colors: active) {
    border-color: ButtonText;
    &[aria-pressed='true'] { border-width: 3px; }
  }
`
