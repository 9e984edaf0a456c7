import type { Team } from '@torneo/contracts/tournament/teams'
import { shownName } from '@torneo/domain/competition/withdrawn'
import { MutedText } from '@torneo/ui/display/MutedText'
import { Row } from '@torneo/ui/layout/Row'
import { color, flexWrap, radius, text } from '@torneo/ui/theme/tokens'
import { Check } from 'lucide-react'
import { useId } from 'react'
import styled from 'styled-components'
import { Stack } from '../../../parts/Stack'
import { TeamMark } from '../../../parts/TeamMark'
import { zoneTexts as texts } from '../competition-texts'

interface HeadsFieldProps {
  /** Teams, with those that withdrew marked. */
  readonly teams: readonly (Team & { readonly withdrawn?: true })[]
  readonly value: readonly string[]
  /** Number of zones, or of byes to give. */
  readonly most: number
  readonly hint: string
  readonly onChange: (teamIds: readonly string[]) => void
}

/** 'Cabezas de serie': teams that a draw puts apart. A press takes one in or out. */
export function HeadsField({ teams, value, most, hint, onChange }: HeadsFieldProps) {
  const id = useId()
  const isFull = value.length >= most
  return (
    <Stack $gap={8} role="group" aria-labelledby={id} aria-describedby={`${id}-hint`}>
      <b id={id}>
        {texts.heads}: {texts.headsOf(value.length, most)}
      </b>
      <MutedText id={`${id}-hint`}>{hint}</MutedText>
      <Row $wrap $gap={8}>
        {teams.map((team) => {
          const isHead = value.includes(team.id)
          return (
            <Chip
              key={team.id}
              aria-pressed={isHead}
              aria-disabled={(isFull && !isHead) || undefined}
              onClick={() => {
                if (isHead) onChange(value.filter((one) => one !== team.id))
                else if (!isFull) onChange([...value, team.id])
              }}>
              {isHead ? <Check size={18} aria-hidden /> : <TeamMark team={team} size={24} />}
              {shownName(team)}
            </Chip>
          )
        })}
      </Row>
    </Stack>
  )
}

/** A choice that a press takes in or out (`aria-pressed`). */
export const Chip = styled.button.attrs({ type: 'button' })`
  ${flexWrap('8px', 'center')}
  min-height: 44px;
  max-width: 100%;
  padding: 4px 12px;
  border: 1px solid ${color.control};
  border-radius: ${radius.button};
  background: ${color.surface};
  color: ${color.text};
  font-weight: 600;
  text-align: left;
  cursor: pointer;
  ${text(13)}
  &[aria-pressed='true'] { border-color: ${color.ink}; background: ${color.ink}; color: ${color.onInk}; }
  &[aria-disabled='true'] { color: ${color.muted}; cursor: default; }
`
