import type { Player } from '@torneo/contracts/tournament/players'
import { clampLines, color, font, media, radius, text } from '@torneo/ui/theme/tokens'
import { Check } from 'lucide-react'
import styled from 'styled-components'
import { lineUpsTexts as texts } from '../line-ups-texts'

export type Shirt = Pick<Player, 'id' | 'name' | 'number' | 'toConfirm' | 'eligible'>

interface ShirtTicksProps {
  readonly players: readonly Shirt[]
  readonly present: ReadonlySet<string>
  /** Ids of the players suspended for the match (B12). */
  readonly suspended: ReadonlySet<string>
  readonly onToggle: (playerId: string) => void
}

function stateOf({ id, toConfirm, eligible }: Shirt, suspended: ReadonlySet<string>): string | null {
  if (suspended.has(id)) return texts.suspended
  if (eligible === false) return texts.ineligible
  return toConfirm ? texts.toConfirm : null
}

/** Shirts of a team, each ticked or not. */
export function ShirtTicks({ players, present, suspended, onToggle }: ShirtTicksProps) {
  return (
    <Grid role="group" aria-label={texts.shirts}>
      {players.map((player) => {
        const { id, name, number } = player
        const isPresent = present.has(id)
        const state = stateOf(player, suspended)
        return (
          <Tick
            key={id}
            type="button"
            role="checkbox"
            aria-checked={isPresent}
            aria-label={[`${number} ${name}`, state?.toLowerCase()].filter(Boolean).join(', ')}
            title={name}
            onClick={() => onToggle(id)}>
            <strong>{number}</strong>
            <span>
              {name}
              {state && <small>{state}</small>}
            </span>
            <Box>{isPresent && <Check size={16} strokeWidth={3} aria-hidden />}</Box>
          </Tick>
        )
      })}
    </Grid>
  )
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(148px, 1fr));
  gap: 8px;
`

const Tick = styled.button`
  display: grid;
  grid-template-columns: 28px minmax(0, 1fr) auto;
  align-items: center;
  gap: 8px;
  min-height: 56px;
  padding: 6px 10px;
  border: 1px solid ${color.control};
  border-radius: ${radius.button};
  background: transparent;
  color: ${color.muted};
  text-align: left;
  cursor: pointer;
  touch-action: manipulation;
  ${media.hover} { &:hover { background: ${color.sunken}; } }
  > strong { font-family: ${font.title}; font-weight: 800; text-align: center; ${text(20)} }
  > span { ${clampLines(3)} font-weight: 500; ${text(13)} }
  small { display: block; color: ${color.warning}; font-weight: 600; ${text(12)} }
  &[aria-checked='true'] { background: ${color.sunken}; color: ${color.text}; }
`

const Box = styled.span`
  display: grid;
  place-items: center;
  width: 24px;
  height: 24px;
  border: 2px solid ${color.control};
  border-radius: 6px;
  > svg { display: block; }
  [aria-checked='true'] > & { border-color: ${color.ink}; background: ${color.ink}; color: ${color.onInk}; }
`
