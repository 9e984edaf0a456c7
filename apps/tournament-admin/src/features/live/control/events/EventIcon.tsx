import { eventTypeOf } from '@torneo/domain/match/event-types'
import { type CardColor } from '@torneo/domain/match/event-types/event-type'
import { CircleDot, Goal, RefreshCw, Timer } from 'lucide-react'
import styled from 'styled-components'

interface EventIconProps {
  readonly type: string
  /** Size in pixels of a drawing other than a goal or a card. */
  readonly size?: number
}

/** Icon of an event; its label is next to it. Unknown types have an icon of their own (R11). */
export function EventIcon({ type, size = 18 }: EventIconProps) {
  const { icon } = eventTypeOf(type)
  if (icon === 'goal') return <Goal size={20} aria-hidden />
  if (icon === 'change') return <RefreshCw size={size} aria-hidden />
  if (icon === 'two_minutes') return <Timer size={size} aria-hidden />
  return icon ? <RefereeCard color={icon} /> : <CircleDot size={size} aria-hidden />
}

/** A referee's card, with an edge in case its colour equals the background. */
export function RefereeCard({ color }: { readonly color: CardColor | 'green' }) {
  return <Card $color={color} aria-hidden />
}

const cardColors = {
  yellow: ['#F5C400', '#8A6A00'],
  red: ['#D40A14', '#8C0710'],
  green: ['#1E9E4A', '#0E5C29'],
  blue: ['#1F6FD6', '#123F7D'],
} as const

const Card = styled.span<{ $color: keyof typeof cardColors }>`
  flex: none;
  width: 13px;
  height: 18px;
  border: 1px solid ${({ $color }) => cardColors[$color][1]};
  border-radius: 3px;
  background: ${({ $color }) => cardColors[$color][0]};
  box-shadow: inset 0 0 0 1px rgb(255 255 255 / 25%);
`
