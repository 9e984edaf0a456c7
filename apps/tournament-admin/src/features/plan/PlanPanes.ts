import { media } from '@torneo/ui/theme/tokens'
import styled from 'styled-components'
import { besidePlan } from './SettingsPane'

/** Settings and the plan that follows from them: beside one another where there is room. */
export const PlanPanes = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: 16px;
  padding-bottom: 16px;
  @media ${besidePlan} {
    grid-template-columns: 24rem minmax(0, 1fr);
    gap: 24px;
  }
  ${media.phone} { gap: 12px; }
`
