import { ColorField } from '@torneo/ui/fields/ColorField'
import type { ComponentProps } from 'react'
import styled from 'styled-components'
import { Crest } from './Crest'

interface CrestColorFieldProps extends ComponentProps<typeof ColorField> {
  readonly year: number | string | null
}

/** The colour of a promotion or a team, with a preview of its avatar. */
export function CrestColorField({ year, ...field }: CrestColorFieldProps) {
  return (
    <Root>
      <ColorField {...field} />
      <Crest year={year} tint={field.value} />
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 12px;
  align-items: start;
  /* Align with the input below its label. */
  > :last-child { margin-top: 24px; }
`
