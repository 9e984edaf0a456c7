import { sentenceOf, useToast } from '@torneo/client'
import type { Player } from '@torneo/contracts/tournament/players'
import { Button } from '@torneo/ui/buttons/Button'
import { Notice } from '@torneo/ui/feedback/Notice'
import { flexWrap, text } from '@torneo/ui/theme/tokens'
import { Check, X } from 'lucide-react'
import styled from 'styled-components'
import { lineUpsTexts as texts } from '../line-ups-texts'
import { useUpdatePlayerMutation } from './roster-api'

interface ToConfirmProps {
  readonly players: readonly Player[]
  readonly onStrike: (player: Player) => void
}

/** Lists late players, for staff to confirm or to strike (B45). */
export function ToConfirm({ players, onStrike }: ToConfirmProps) {
  const [update] = useUpdatePlayerMutation()
  const toast = useToast()
  const waiting = players.filter(({ toConfirm }) => toConfirm)
  if (waiting.length === 0) return null

  const confirm = ({ id, name, rev }: Player) =>
    update({ params: { id }, body: { toConfirm: false }, ifMatch: rev })
      .unwrap()
      .then(
        () => toast.success(texts.confirmed(name)),
        (error: unknown) => toast.error(sentenceOf(error, texts.confirmFailed)),
      )
  return (
    <Notice tone="warning">
      <strong>{texts.confirmHeading(waiting.length)}</strong>. {texts.confirmWhy}
      <List>
        {waiting.map((player) => (
          <li key={player.id}>
            <span>
              {player.number} · {player.name}
            </span>
            <Button
              size="sm"
              icon={<Check size={16} aria-hidden />}
              aria-label={texts.confirmOf(player.name)}
              onClick={() => void confirm(player)}>
              {texts.confirm}
            </Button>
            <Button
              size="sm"
              variant="ghost"
              icon={<X size={16} aria-hidden />}
              aria-label={texts.strikeOf(player.name)}
              onClick={() => onStrike(player)}>
              {texts.strike}
            </Button>
          </li>
        ))}
      </List>
    </Notice>
  )
}

const List = styled.ul.attrs({ role: 'list' })`
  padding: 0;
  list-style: none;
  li { ${flexWrap('4px 8px')} min-height: 44px; }
  span { flex: 1 1 140px; min-width: 0; font-weight: 600; overflow-wrap: anywhere; ${text(14)} }
`
