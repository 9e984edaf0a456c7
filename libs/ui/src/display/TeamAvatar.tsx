import { readableOn } from '../theme/readable-on'
import { Avatar } from './Avatar'

interface TeamAvatarProps {
  readonly text: string
  /** `#RRGGBB` of the team or promotion; ink by default. Its text is black or white, whichever has more contrast. */
  readonly color?: string | undefined
  readonly size?: number | undefined
}

/** Avatar of a team in its colour. */
export function TeamAvatar({ color, ...avatar }: TeamAvatarProps) {
  return (
    <Avatar {...avatar} style={color ? { background: color, color: readableOn(color), boxShadow: edge } : undefined} />
  )
}

// A border, because a team's colour may be close to the background's.
const edge = 'inset 0 0 0 1px color-mix(in srgb, currentColor 40%, transparent)'
