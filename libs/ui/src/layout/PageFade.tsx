import styled, { keyframes } from 'styled-components'

const appear = keyframes`from { opacity: 0; }`

/**
 * Fades a screen in over 0.3 s (spec 1 §9), or not at all under reduced motion. Key it by the path. It fills the pane,
 * so that a loading state is centred in it and a save bar is at its bottom.
 */
export const PageFade = styled.div`
  flex: 1 0 auto;
  display: flex;
  flex-direction: column;
  min-width: 0;
  animation: ${appear} 0.3s ease-out;
`
