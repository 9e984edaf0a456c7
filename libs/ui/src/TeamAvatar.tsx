import { Avatar } from './Avatar'
import { readableOn } from './readable-on'

interface TeamAvatarProps {
  readonly text: string
  /** `#RRGGBB` of the team or promotion; ink without it. The text on it is black or white, whichever reads better. */
  readonly color?: string | undefined
  readonly size?: number | undefined
}

/** The avatar of a team, in its colour. */
export function TeamAvatar({ color, ...avatar }: TeamAvatarProps) {
  return <Avatar {...avatar} style={color ? { background: color, color: readableOn(color), boxShadow: edge } : undefined} />
}

// A team's colour may be almost that of the background, so the avatar has an edge.
const edge = 'inset 0 0 0 1px color-mix(in srgb, currentColor 40%, transparent)'
