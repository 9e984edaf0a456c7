import { recall, remember } from '../device-memory'

/** Record on this device of the pass that it opened last. */
export interface PassMark {
  /** Id of the pass holder's user on this device. */
  readonly user: string
  readonly until: string
  /** Last characters of the link's token: enough to tell links apart, but not to open the pass. */
  readonly link: string
  readonly hasLeft?: boolean
}

const name = 'torneo:pass'

/** Returns the record; null without one, or when another person has signed in since. */
export function passMark(): PassMark | null {
  const mark = recall<PassMark>(name) as PassMark | null
  if (!mark) return null
  const session = localStorage.getItem('torneo:session') ?? ''
  return session.endsWith(` ${mark.user}`) || (mark.hasLeft && session.endsWith(' ')) ? mark : null
}

export const setPassMark = (mark: PassMark): void => remember(name, mark)
export const forgetPass = (): void => remember(name, null)

export const linkOf = (token: string): string => token.slice(-6)
