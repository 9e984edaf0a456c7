import styled from 'styled-components'
import { Skeleton } from '@torneo/ui/Skeleton'
import { SkeletonRows } from '@torneo/ui/SkeletonRows'
import { liveTexts } from './live-texts'

/** The shape of the page while the tournament is on its way. */
export function LoadingFace() {
  return (
    <Root>
      <Skeleton height={200} />
      <SkeletonRows label={liveTexts.loading} />
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  gap: 24px;
`
