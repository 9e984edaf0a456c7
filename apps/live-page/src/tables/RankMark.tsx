import { Crown, Medal } from 'lucide-react'
import styled from 'styled-components'
import { Badge } from '@torneo/ui/Badge'
import { color } from '@torneo/ui/tokens'

const tones = ['gold', 'silver', 'bronze'] as const

interface RankMarkProps {
  readonly position: number
  /** Who has not played yet stands somewhere, and has won nothing. */
  readonly hasPlayed?: boolean
}

/** A place; the first three that played each with a colour and an icon of their own (spec 2 §2). */
export function RankMark({ position, hasPlayed = true }: RankMarkProps) {
  const tone = hasPlayed ? tones[position - 1] : undefined
  if (!tone) return <Plain>{position}</Plain>
  return <Badge tone={tone} icon={position === 1 ? <Crown aria-hidden /> : <Medal aria-hidden />}>{position}</Badge>
}

const Plain = styled.span`
  padding-left: 8px;
  color: ${color.muted};
`
