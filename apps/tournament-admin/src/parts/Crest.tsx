import { shownAddress } from '@torneo/media/image-address'
import { LoadedImage } from '@torneo/media/LoadedImage'
import { TeamAvatar } from '@torneo/ui/display/TeamAvatar'
import { color, radius } from '@torneo/ui/theme/tokens'
import styled from 'styled-components'
import { yearDigits } from './year-digits'

interface CrestProps {
  readonly year: number | string | null
  /** Colour of the team or promotion; the panel's own replaces an invalid one. */
  readonly tint: string
  readonly logo?: string | undefined
}

/** Identifies a promotion or team: the last digits of its year on its colour, and its logo. */
export function Crest({ year, tint, logo = '' }: CrestProps) {
  return (
    <Root>
      <TeamAvatar text={yearDigits(year)} color={/^#[0-9a-f]{6}$/i.test(tint) ? tint : undefined} size={40} />
      {logo !== '' && (
        <Logo>
          <LoadedImage address={shownAddress(logo, 160)} fallback={null} />
        </Logo>
      )}
    </Root>
  )
}

const Root = styled.span`
  display: inline-flex;
  flex: none;
  gap: 8px;
`

// White in both themes: most logos are drawn for it.
const Logo = styled.span`
  display: block;
  width: 40px;
  height: 40px;
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.button};
  &:empty { display: none; }
  img { width: 100%; height: 100%; padding: 2px; background: #fff; object-fit: contain; }
`
