import styled from 'styled-components'
import { liveTexts } from '../live-texts'
import { LiveBadge } from '../parts/LiveBadge'
import { SportName } from '../parts/SportName'
import type { Scene } from './tv-scenes'
import { u } from './tv-styles'

/** What the scene is. */
export function TvTitle({ scene }: { readonly scene: Scene }) {
  if (scene.kind === 'live') return <Live><LiveBadge /></Live>
  if (scene.kind === 'standings' || scene.kind === 'scorers') return <>{liveTexts[scene.kind]} · <SportName sport={scene.sport} /></>
  return scene.kind === 'idle' ? liveTexts.liveNow : liveTexts[scene.kind]
}

/** The badge in the board's own measure. */
const Live = styled.span`
  display: inline-flex;
  > span { padding: ${u(0.7)} ${u(2)}; border-radius: ${u(1)}; gap: ${u(1.4)}; font-size: ${u(4)}; line-height: 1.2; }
  > span > span { width: ${u(1.8)}; height: ${u(1.8)}; }
`
