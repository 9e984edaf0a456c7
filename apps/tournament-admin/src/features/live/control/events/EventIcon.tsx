import { CircleDot, Goal, RefreshCw } from 'lucide-react'
import styled from 'styled-components'

interface EventIconProps {
  readonly type: string
}

/** Icon of an event; its label is next to it. Unknown types have an icon of their own (R11). */
export function EventIcon({ type }: EventIconProps) {
  if (type === 'goal' || type === 'own_goal') return <Goal size={20} aria-hidden />
  if (type === 'substitution') return <RefreshCw size={18} aria-hidden />
  return type === 'yellow_card' || type === 'red_card' ? (
    <RefereeCard type={type} />
  ) : (
    <CircleDot size={18} aria-hidden />
  )
}

/** A referee's card, with an edge in case its colour equals the background. */
export function RefereeCard({ type }: { readonly type: 'yellow_card' | 'red_card' }) {
  return <Card $red={type === 'red_card'} aria-hidden />
}

const Card = styled.span<{ $red: boolean }>`
  flex: none;
  width: 13px;
  height: 18px;
  border: 1px solid ${({ $red }) => ($red ? '#8C0710' : '#8A6A00')};
  border-radius: 3px;
  background: ${({ $red }) => ($red ? '#D40A14' : '#F5C400')};
  box-shadow: inset 0 0 0 1px rgb(255 255 255 / 25%);
`
