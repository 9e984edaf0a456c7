import styled, { keyframes } from 'styled-components'
import { color, gridGap } from '../theme/tokens'

interface SkeletonProps {
  /** Number of text lines, the last one shorter; a single block by default. */
  lines?: number | undefined
  /** Height of a line or of the block, in pixels or CSS; by default 12 px for lines, else 100 %. */
  height?: number | string | undefined
  width?: number | string | undefined
}

/**
 * Placeholder for loading content. Visible after 200 ms, so that a fast response causes no flash. Hidden from screen
 * readers.
 */
export function Skeleton({ lines, height = lines === undefined ? '100%' : 12, width = '100%' }: SkeletonProps) {
  const count = lines ?? 1
  return (
    <Stack aria-hidden style={{ width }}>
      {Array.from({ length: count }, (_, line) => (
        <Block key={line} style={{ height, width: count > 1 && line === count - 1 ? '60%' : '100%' }} />
      ))}
    </Stack>
  )
}

const appear = keyframes`from { opacity: 0; }`
const breathe = keyframes`50% { opacity: 0.55; }`

const Stack = styled.span`
  ${gridGap('10px')}
  max-width: 100%;
  animation: ${appear} 1ms 200ms backwards;
`

const Block = styled.span`
  display: block;
  border-radius: 6px;
  background: ${color.sunken};
  /* Visible in forced colours, which remove backgrounds. */
  outline: 1px solid transparent;
  animation: ${breathe} 1.6s ease-in-out infinite;
`
