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
  try {
    const mark = JSON.parse(localStorage.getItem(name) ?? 'null') as PassMark | null
    const session = localStorage.getItem('torneo:session') ?? ''
    return mark && (session.endsWith(` ${mark.user}`) || (mark.hasLeft && session.endsWith(' '))) ? mark : null
  } catch {
    return null
  }
}

export function setPassMark(mark: PassMark): void {
  try {
    localStorage.setItem(name, JSON.stringify(mark))
  } catch {
    // Without a storage a reload after the pass has ended leads to the sign-in.
  }
}

export function forgetPass(): void {
  try {
    localStorage.removeItem(name)
  } catch {
    // There is nothing to forget.
  }
}

export const linkOf = (token: string): string => token.slice(-6)
