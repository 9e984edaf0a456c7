import styled, { keyframes } from 'styled-components'
import { color, gridGap } from './tokens'

interface SkeletonProps {
  /** Lines of text to stand for; the last of several is shorter. One block without it. */
  lines?: number | undefined
  /** Of a line or of the block: pixels or CSS. 12 px for lines, 100 % else. */
  height?: number | string | undefined
  width?: number | string | undefined
}

/** Keeps the place of what is coming. Drawn after 200 ms only, so that a fast answer does not flash. Hidden from readers. */
export function Skeleton({ lines, height = lines === undefined ? '100%' : 12, width = '100%' }: SkeletonProps) {
  const count = lines ?? 1
  return (
    <Stack aria-hidden style={{ width }}>
      {Array.from({ length: count }, (_, line) => (
        <Bone key={line} style={{ height, width: count > 1 && line === count - 1 ? '60%' : '100%' }} />
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

const Bone = styled.span`
  display: block;
  border-radius: 6px;
  background: ${color.sunken};
  /* Drawn where colours are forced. */
  outline: 1px solid transparent;
  animation: ${breathe} 1.6s ease-in-out infinite;
`
