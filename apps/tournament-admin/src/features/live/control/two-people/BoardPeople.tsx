import { sentenceOf, useBoard, useSignedInUser, useToast } from '@torneo/client'
import { Button } from '@torneo/ui/buttons/Button'
import { color, flexRow, text } from '@torneo/ui/theme/tokens'
import { Users } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import styled from 'styled-components'
import { useLeadMatchMutation } from '../../../../data/live-api'
import { twoPeopleTexts as texts } from './two-people-texts'

const list = new Intl.ListFormat('es', { type: 'conjunction' })

/** Shows the match's leader and the other people on its board; empty if this person is alone (B14). */
export function BoardPeople({ matchId }: { readonly matchId: string }) {
  const { id: me } = useSignedInUser()
  const { data: board } = useBoard(matchId)
  const toast = useToast()
  const [takeOver, { isLoading }] = useLeadMatchMutation()
  const lead = board?.lead ?? null
  const leadId = lead?.id
  const before = useRef(leadId)
  const handleLead = useEffectEvent(() => {
    if (before.current === me && lead && lead.id !== me) toast.warning(texts.takenOver(lead.name))
    before.current = leadId
  })
  useEffect(() => handleLead(), [leadId])

  const others = board?.here.filter(({ id }) => id !== me && id !== leadId).map(({ name }) => name) ?? []
  const isOthers = lead !== null && lead.id !== me
  const lines = [
    isOthers ? texts.leads(lead.name) : lead && others.length > 0 ? texts.youLead : null,
    others.length > 0 ? texts.also(list.format(others), others.length) : null,
  ].filter((one) => one !== null)
  const handleTakeOver = async () => {
    try {
      await takeOver({ params: { id: matchId } }).unwrap()
    } catch (error) {
      toast.error(sentenceOf(error, texts.takeOverFailed))
    }
  }
  // Render before there is text, or screen readers miss the first one.
  return (
    <Root $shown={lines.length > 0}>
      {lines.length > 0 && <Users size={18} aria-hidden />}
      <div role="status">
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {lines.length > 0 && leadId !== me && (
        <Button size="sm" busy={isLoading} onClick={() => void handleTakeOver()}>
          {texts.takeOver}
        </Button>
      )}
    </Root>
  )
}

const Root = styled.div<{ $shown: boolean }>`
  ${flexRow('12px')}
  padding: ${({ $shown }) => ($shown ? '6px 16px' : 0)};
  background: ${({ $shown }) => ($shown ? color.infoSoft : 'none')};
  ${text(13)}
  svg { flex: none; color: ${color.info}; }
  > div { flex: 1; min-width: 0; }
  p:first-child { font-weight: 600; }
`
