import { formatDay } from '@torneo/domain/format/format-day'
import type { MovedMatch } from '@torneo/domain/schedule/plan'
import { IconButton } from '@torneo/ui/buttons/IconButton'
import { MutedText } from '@torneo/ui/display/MutedText'
import { Card } from '@torneo/ui/layout/Card'
import { color, flexRow, text } from '@torneo/ui/theme/tokens'
import { Pin } from 'lucide-react'
import { useId } from 'react'
import styled from 'styled-components'
import { formatFormer } from './remake-blocks'
import { remakeTexts as texts } from './remake-texts'

interface MovedCardProps {
  readonly moved: readonly MovedMatch[]
  readonly nameOf: (id: string) => string
  readonly fieldOf: (key: string) => string
  readonly onPin: (id: string) => void
}

const formatNew = ({ from, to }: MovedMatch): string =>
  [from.date === to.date ? '' : formatDay(to.date, Number(to.date.slice(0, 4))), to.time].filter(Boolean).join(' ')

/** 'Se mueven': each match with its place before and after, and a pin that leaves it where it was. */
export function MovedCard({ moved, nameOf, fieldOf, onPin }: MovedCardProps) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id} $padding={16}>
      <Head>
        <h2 id={id}>{texts.moved}</h2>
        <b>{moved.length}</b>
      </Head>
      {moved.length === 0 ? (
        <MutedText>{texts.nothingMoves}</MutedText>
      ) : (
        <Rows>
          {moved.map((one) => (
            <li key={one.id}>
              <span>
                {nameOf(one.id)}
                <br />
                <s aria-label={texts.before(formatFormer(one, fieldOf))}>{formatFormer(one, fieldOf)}</s> →{' '}
                <b>{formatNew(one)}</b> · {fieldOf(one.to.field)}
              </span>
              <IconButton
                label={texts.pin(nameOf(one.id))}
                icon={<Pin size={18} aria-hidden />}
                onClick={() => onPin(one.id)}
              />
            </li>
          ))}
        </Rows>
      )}
    </Card>
  )
}

const Head = styled.header`
  ${flexRow('8px', 'center', 'space-between')}
  h2 { ${text(16)} }
`

const Rows = styled.ul`
  margin: 8px 0 0;
  padding: 0;
  list-style: none;
  ${text(14)}
  li { ${flexRow('8px', 'center', 'space-between')} padding: 8px 0; }
  li + li { border-top: 1px solid ${color.line}; }
  span { min-width: 0; }
  s { color: ${color.muted}; }
`
