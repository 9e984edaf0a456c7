import { recall, remember } from '../device-memory'

/** What this device remembers of the pass that it opened last. */
export interface PassMark {
  /** The id of its holder's session here. */
  readonly user: string
  readonly until: string
  /** The end of the link's token: tells one link from another, and opens nothing. */
  readonly link: string
  readonly hasLeft?: boolean
}

const name = 'torneo:pass'

/** Null without one, and when somebody else was here since. */
export function passMark(): PassMark | null {
  const mark = recall<PassMark>(name) as PassMark | null
  if (!mark) return null
  const session = localStorage.getItem('torneo:session') ?? ''
  return session.endsWith(` ${mark.user}`) || (mark.hasLeft && session.endsWith(' ')) ? mark : null
}

export const setPassMark = (mark: PassMark): void => remember(name, mark)
export const forgetPass = (): void => remember(name, null)

export const linkOf = (token: string): string => token.slice(-6)
