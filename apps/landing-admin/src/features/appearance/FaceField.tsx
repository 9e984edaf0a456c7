import { type TitleFace, titleFaces } from '@torneo/contracts/site/appearance'
import { MutedText } from '@torneo/ui/display/MutedText'
import { Field } from '@torneo/ui/fields/Field'
import { RadioGroup } from '@torneo/ui/fields/RadioGroup'
import { text } from '@torneo/ui/theme/tokens'
import styled from 'styled-components'
import { appearanceTexts as texts, faceLabels } from './appearance-texts'
import { Choice, Grid } from './choice-styles'
import { sampleStyle, useSampleFonts } from './sample-fonts'

interface FaceFieldProps {
  readonly id: string
  readonly label: string
  readonly error: string | undefined
  readonly value: TitleFace
  readonly onChange: (face: TitleFace) => void
  readonly onBlur: () => void
}

/** Choice of the titles' face, each as a sample of itself. */
export function FaceField({ id, label, error, value, onChange, onBlur }: FaceFieldProps) {
  useSampleFonts()
  return (
    <Field id={id} label={label} error={error}>
      <Grid $least="12rem">
        <RadioGroup
          group={{ id, 'aria-label': label, className: 'choices' }}
          value={value}
          onChange={onChange}
          onBlur={onBlur}
          columns={2}
          options={titleFaces.map((face) => ({
            value: face,
            name: faceLabels[face],
            content: (
              <Choice>
                <Sample style={sampleStyle(face)}>{texts.sample}</Sample>
                <MutedText as="span">{faceLabels[face]}</MutedText>
              </Choice>
            ),
          }))}
        />
      </Grid>
    </Field>
  )
}

const Sample = styled.span`
  overflow-wrap: anywhere;
  ${text(20)}
`
