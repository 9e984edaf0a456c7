import { color, radius, text } from '@torneo/ui/theme/tokens'
import { Crown, Medal } from 'lucide-react'
import styled, { css } from 'styled-components'

/** Colours and icons of the first three, best first. */
const ranks = [
  { tone: color.gold, soft: color.goldSoft, Icon: Crown },
  { tone: color.silver, soft: color.silverSoft, Icon: Medal },
  { tone: color.bronze, soft: color.bronzeSoft, Icon: Medal },
] as const

export type Rank = (typeof ranks)[number]

/** Returns colours and icon of a position; undefined from the fourth on. */
export const rankOf = (position: number): Rank | undefined => ranks[position - 1]

/** Badge with a place, and a medal if it has a rank. */
export function RankBadge({ place, rank }: { readonly place: string; readonly rank: Rank | undefined }) {
  return (
    <Root $rank={rank}>
      {rank && <rank.Icon size={16} aria-hidden />}
      {place}
    </Root>
  )
}

const Root = styled.span<{ $rank: Rank | undefined }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  flex: none;
  min-width: 48px;
  min-height: 26px;
  border-radius: ${radius.badge};
  color: ${color.muted};
  ${text(14)}
  svg { flex: none; }
  ${({ $rank }) =>
    $rank &&
    css`
    padding: 2px 8px;
    background: ${$rank.soft};
    color: ${$rank.tone};
    font-weight: 700;
  `}
`
