import { IconButton } from '@torneo/ui/buttons/IconButton'
import { MutedText } from '@torneo/ui/display/MutedText'
import { Card } from '@torneo/ui/layout/Card'
import { color, flexRow, text } from '@torneo/ui/theme/tokens'
import { CalendarCheck, CircleCheck, Pin, PinOff } from 'lucide-react'
import { useId } from 'react'
import styled from 'styled-components'
import { remakeTexts as texts } from './remake-texts'

interface KeptCardProps {
  readonly played: number
  readonly same: number
  readonly pinned: readonly { readonly id: string; readonly title: string }[]
  readonly onRelease: (id: string) => void
}

/** 'Se conserva': what was played, what was pinned, which can be released, and what stays by itself. */
export function KeptCard({ played, same, pinned, onRelease }: KeptCardProps) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id} $padding={16}>
      <Title id={id}>{texts.kept}</Title>
      <Rows>
        {played > 0 && (
          <li>
            <CircleCheck size={18} aria-hidden />
            <b>{texts.played(played)}</b>
            <MutedText as="span">{texts.untouched}</MutedText>
          </li>
        )}
        {pinned.length > 0 && (
          <li>
            <Pin size={18} aria-hidden />
            <b>{texts.pinned(pinned.length)}</b>
          </li>
        )}
        {pinned.map((match) => (
          <li key={match.id}>
            <span />
            <span>{match.title}</span>
            <IconButton
              label={texts.release(match.title)}
              icon={<PinOff size={18} aria-hidden />}
              onClick={() => onRelease(match.id)}
            />
          </li>
        ))}
        <li>
          <CalendarCheck size={18} aria-hidden />
          <b>{texts.same(same)}</b>
          <MutedText as="span">{texts.sameWhy}</MutedText>
        </li>
      </Rows>
    </Card>
  )
}

const Title = styled.h2`${text(16)}`

const Rows = styled.ul`
  margin: 8px 0 0;
  padding: 0;
  list-style: none;
  ${text(14)}
  li { ${flexRow('12px')} min-height: 44px; }
  li + li { border-top: 1px solid ${color.line}; }
  li > :nth-child(2) { flex: 1; min-width: 0; }
  svg { flex: none; }
`
