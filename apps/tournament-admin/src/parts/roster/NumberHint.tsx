import { TriangleAlert } from 'lucide-react'
import styled from 'styled-components'
import type { Player } from '@torneo/contracts/players'
import { color } from '@torneo/ui/tokens'
import { rosterTexts } from './roster-texts'

interface NumberHintProps {
  readonly roster: readonly Player[]
  /** As it is in the form. */
  readonly number: unknown
  /** Whose number it is; null for a new one. */
  readonly playerId: string | null
}

/** The hint of a shirt number: who else has it, as soon as it is typed. Two players may share one. */
export function NumberHint({ roster, number, playerId }: NumberHintProps) {
  const names = roster.filter((other) => other.number === number && other.id !== playerId).map(({ name }) => name)
  return (
    <>
      {names.length === 0 && rosterTexts.numberHint}
      <span role="status">
        {names.length > 0 && <Taken><TriangleAlert size={14} aria-hidden />{rosterTexts.numberTaken(names)}</Taken>}
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
