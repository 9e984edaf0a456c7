import { sentenceOf, useToast } from '@torneo/client'
import type { Player } from '@torneo/contracts/tournament/players'
import { Button } from '@torneo/ui/buttons/Button'
import { clampLines, color, flexRow, text } from '@torneo/ui/theme/tokens'
import { Undo2 } from 'lucide-react'
import styled from 'styled-components'
import { leaveTexts as texts } from './leave-texts'
import { useRosterQuery, useUpdatePlayerMutation } from './roster-api'
import { formatStats } from './roster-texts'

interface LeftPlayersProps {
  readonly teamId: string
  /** True while the lists are closed, so that no player can return. */
  readonly isClosed: boolean
}

/** Players removed from the roster, each with a button to return. */
export function LeftPlayers({ teamId, isClosed }: LeftPlayersProps) {
  const { data } = useRosterQuery({ query: { teamId, left: 'true' } })
  const [update] = useUpdatePlayerMutation()
  const toast = useToast()
  const players = data?.items ?? []
  if (players.length === 0) return null

  const restore = ({ id, name, rev }: Player) =>
    update({ params: { id }, body: { left: false }, ifMatch: rev })
      .unwrap()
      .then(
        () => toast.success(texts.back(name)),
        (error: unknown) => toast.error(sentenceOf(error, texts.failed)),
      )
  return (
    <Details>
      <summary>{texts.leftTitle(players.length)}</summary>
      <ul>
        {players.map((player) => (
          <li key={player.id}>
            <span>{[player.name, formatStats(player.stats)].filter(Boolean).join(' · ')}</span>
            {!isClosed && (
              <Button
                size="sm"
                variant="ghost"
                icon={<Undo2 size={16} aria-hidden />}
                aria-label={texts.returnLabel(player.name)}
                onClick={() => void restore(player)}>
                {texts.returnToList}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Details>
  )
}

const Details = styled.details`
  color: ${color.muted};
  ${text(13)}
  summary { width: fit-content; padding: 12px 0; font-weight: 600; cursor: pointer; }
  li { ${flexRow('8px')} min-height: 44px; border-top: 1px solid ${color.line}; }
  li > span { flex: 1; min-width: 0; ${clampLines(3)} }
`
