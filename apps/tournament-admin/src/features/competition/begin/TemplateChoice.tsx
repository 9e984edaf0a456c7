import type { Phase } from '@torneo/contracts/competition/phases'
import { MutedText } from '@torneo/ui/display/MutedText'
import { RadioGroup } from '@torneo/ui/fields/RadioGroup'
import { color, flexWrap, gridGap, media, radius, shadow, text } from '@torneo/ui/theme/tokens'
import { Check } from 'lucide-react'
import styled from 'styled-components'
import { beginTexts as texts } from '../competition-texts'
import type { TemplateName } from './begin-phases'
import { describePhases } from './describe-phases'
import type { PhaseMeasures } from './measure-phases'
import { TemplatePicture } from './TemplatePicture'

interface Way {
  readonly name: TemplateName
  readonly phases: readonly Phase[]
  readonly measures: PhaseMeasures
}

interface TemplateChoiceProps {
  readonly sport: string
  readonly ways: readonly Way[]
  readonly value: TemplateName
  readonly onChange: (name: TemplateName) => void
}

/** Ways to play as pictures, with what each takes. */
export function TemplateChoice({ sport, ways, value, onChange }: TemplateChoiceProps) {
  return (
    <Root>
      <RadioGroup<TemplateName>
        group={{ 'aria-label': texts.question(sport), className: 'ways' }}
        value={value}
        onChange={onChange}
        options={ways.map(({ name, phases, measures }) => ({
          value: name,
          content: (
            <Face>
              <TemplatePicture template={name} />
              <Tick aria-hidden>
                <Check size={16} />
              </Tick>
              <strong>{name}</strong>
              <MutedText as="span">{describePhases(name, phases)}</MutedText>
              <Figures>
                <Figure label={texts.matches} value={measures.matches} />
                <Figure label={texts.minimum} value={measures.minimum} />
                <Figure label={texts.fields} value={texts.hours(measures.hours)} />
              </Figures>
            </Face>
          ),
        }))}
      />
    </Root>
  )
}

const Figure = ({ label, value }: { readonly label: string; readonly value: string | number }) => (
  <span>
    <span>{label}</span> <b>{value}</b>
  </span>
)

const Root = styled.div`
  .ways {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(11.5rem, 1fr));
    gap: 12px;
    ${media.phone} { grid-template-columns: minmax(0, 1fr); }
  }
`

const Tick = styled.span`
  position: absolute;
  top: 8px;
  right: 8px;
  display: none;
  padding: 6px;
  border-radius: 50%;
  background: ${color.ink};
  color: ${color.onInk};
  svg { display: block; }
`

const Face = styled.span`
  position: relative;
  ${gridGap('6px')}
  grid-template-rows: auto auto 1fr auto;
  align-content: start;
  padding: 12px;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${shadow.card};
  strong { font-weight: 700; ${text(16)} }
  ${media.phone} {
    grid-template-columns: 6rem minmax(0, 1fr);
    grid-template-rows: none;
    column-gap: 12px;
    > svg { grid-row: 1 / 4; align-self: center; }
  }
  input:checked + & {
    border-color: ${color.ink};
    box-shadow: inset 0 0 0 1px ${color.ink};
  }
  input:checked + & ${Tick} { display: block; }
`

const Figures = styled.span`
  ${gridGap('2px')}
  margin-top: 6px;
  padding-top: 8px;
  border-top: 1px solid ${color.line};
  ${text(13)}
  > span { ${flexWrap('0 8px', 'baseline', 'space-between')} }
  b { white-space: nowrap; }
  > span > span { color: ${color.muted}; }
`
