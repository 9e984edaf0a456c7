import { UserRound } from 'lucide-react'
import styled from 'styled-components'
import { shownAddress } from '@torneo/media/image-address'
import { LoadedImage } from '@torneo/media/LoadedImage'
import { color } from '@torneo/ui/tokens'

/** A player's face, round; a drawn one without a photo. The name stands beside it. */
export function PlayerPhoto({ address }: { readonly address: string }) {
  const placeholder = <UserRound size={18} aria-hidden />
  return <Root>{address === '' ? placeholder : <LoadedImage address={shownAddress(address, 160)} fallback={placeholder} lazy />}</Root>
}

const Root = styled.span`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: 40px;
  height: 40px;
  overflow: hidden;
  border-radius: 50%;
  background: ${color.sunken};
  color: ${color.muted};
  img { width: 100%; height: 100%; object-fit: cover; }
`
