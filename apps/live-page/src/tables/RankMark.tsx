import { Crown, Medal } from 'lucide-react'
import styled from 'styled-components'
import { Badge } from '@torneo/ui/Badge'
import { color } from '@torneo/ui/tokens'

const tones = ['gold', 'silver', 'bronze'] as const

/** A place; the first three each with a colour and an icon of their own (spec 2 §2). */
export function RankMark({ position }: { readonly position: number }) {
  const tone = tones[position - 1]
  if (!tone) return <Plain>{position}</Plain>
  return <Badge tone={tone} icon={position === 1 ? <Crown aria-hidden /> : <Medal aria-hidden />}>{position}</Badge>
}

const Plain = styled.span`
  padding-left: 8px;
  color: ${color.muted};
`
