import type { Player } from '@torneo/contracts/tournament/players'
import { color } from '@torneo/ui/theme/tokens'
import { TriangleAlert } from 'lucide-react'
import styled from 'styled-components'
import { rosterTexts } from './roster-texts'

interface NumberHintProps {
  readonly roster: readonly Player[]
  /** Value of the form's field. */
  readonly number: unknown
  /** Id of the edited player; null for a new one. */
  readonly playerId: string | null
}

/** Hint of a shirt number: names other players with the typed number, which may be shared. */
export function NumberHint({ roster, number, playerId }: NumberHintProps) {
  const names = roster.filter((other) => other.number === number && other.id !== playerId).map(({ name }) => name)
  return (
    <>
      {names.length === 0 && rosterTexts.numberHint}
      <span role="status">
        {names.length > 0 && (
          <Taken>
            <TriangleAlert size={14} aria-hidden />
            {rosterTexts.numberTaken(names)}
          </Taken>
        )}
      </span>
    </>
  )
}

const Taken = styled.span`
  display: flex;
  gap: 6px;
  color: ${color.warning};
  font-weight: 600;
  svg { flex: none; margin-top: 1px; }
`
