import styled, { keyframes } from 'styled-components'

const appear = keyframes`from { opacity: 0; }`

/** A screen comes in over 0.3 s (spec 1 §9). Key it by the path; under reduced motion it is simply there. */
export const PageFade = styled.div`
  min-width: 0;
  animation: ${appear} 0.3s ease-out;
`
