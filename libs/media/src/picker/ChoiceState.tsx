import styled from 'styled-components'
import { color, media, text } from '@torneo/ui/tokens'
import { mediaTexts } from '../media-texts'

interface ChoiceStateProps {
  /** How many are chosen; undefined where there is nothing to choose. */
  readonly count: number | undefined
  readonly hint: string
  readonly problem: string | undefined
}

/** Beside the picker's actions: what is chosen and what fits, or what is missing. */
export function ChoiceState({ count, hint, problem }: ChoiceStateProps) {
  return (
    <Root>
      <span role="alert">{problem}</span>
      {problem === undefined && count !== undefined && <span>{count === 0 ? mediaTexts.noneChosen : mediaTexts.chosen(count)}</span>}
      {problem === undefined && <Hint>{hint}</Hint>}
    </Root>
  )
}

const Hint = styled.span``

const Root = styled.p`
  flex: 1 1 240px;
  color: ${color.muted};
  ${text(13)}
  [role='alert'] { color: ${color.danger}; font-weight: 500; }
  span + span + ${Hint}::before { content: ' · '; }
  /* On a phone there is room for one: the hint stands where a file is chosen, too. */
  ${media.phone} { flex-basis: 100%; span + span + ${Hint} { display: none; } }
`
