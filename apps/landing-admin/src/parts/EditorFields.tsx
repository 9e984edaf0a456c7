import styled from 'styled-components'
import { Card } from '@torneo/ui/Card'

/** The card with an editor's fields, one under the other. */
export const EditorFields = styled(Card)`
  display: grid;
  gap: 20px;
`
