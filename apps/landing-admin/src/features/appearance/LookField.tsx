import { type Look, looks } from '@torneo/contracts/site/appearance'
import { Field } from '@torneo/ui/fields/Field'
import { RadioGroup } from '@torneo/ui/fields/RadioGroup'
import { text } from '@torneo/ui/theme/tokens'
import styled from 'styled-components'
import { appearanceTexts as texts, lookLabels } from './appearance-texts'
import { Choice, Grid } from './choice-styles'
import { LookDrawing, type LookDrawingProps } from './LookDrawing'

interface LookFieldProps extends Omit<LookDrawingProps, 'look'> {
  readonly id: string
  readonly label: string
  readonly error: string | undefined
  readonly value: Look
  readonly onChange: (look: Look) => void
  readonly onBlur: () => void
}

/** Choice of the page's look, each with the school's own photo, title and colours. */
export function LookField({ id, label, error, value, onChange, onBlur, ...own }: LookFieldProps) {
  return (
    <Field id={id} label={label} hint={texts.lookHint} error={error}>
      <Grid $least="7.5rem">
        <RadioGroup
          group={{ id, 'aria-label': label, 'aria-describedby': `${id}-hint`, className: 'choices' }}
          value={value}
          onChange={onChange}
          onBlur={onBlur}
          columns={3}
          options={looks.map((look) => ({
            value: look,
            content: (
              <Choice>
                <LookDrawing look={look} {...own} />
                <Name>{lookLabels[look]}</Name>
              </Choice>
            ),
          }))}
        />
      </Grid>
    </Field>
  )
}

const Name = styled.span`
  font-weight: 600;
  ${text(13)}
`
