import { createSlice, type Dispatch, type PayloadAction } from '@reduxjs/toolkit'
import type { User } from '@torneo/contracts/users'

/**
 * `checking`: not known yet. `in`, `out`: known. `lost`: was in, and a call was answered 401; the panel asks to sign in again over
 * the screen, so that nothing typed is lost (R31). `unreachable`: the first check got no answer.
 */
export type SessionStatus = 'checking' | 'in' | 'out' | 'lost' | 'unreachable'

export interface SessionState {
  readonly status: SessionStatus
  readonly user: User | null
  /** Of `lost`: somebody else signed in, in another tab. */
  readonly toAnother?: boolean
  /** Of `out`: by 'Salir', not by a session that was lost or never there. */
  readonly hasLeft?: boolean
  /** Of `out`: the server did not confirm the sign-out yet. */
  readonly isSignOutPending?: boolean
}

const slice = createSlice({
  name: 'session',
  initialState: { status: 'checking', user: null } as SessionState,
  reducers: {
    signedIn: (_, { payload }: PayloadAction<User>): SessionState => ({ status: 'in', user: payload }),
    signedOut: ({ status }): SessionState => ({ status: 'out', user: null, hasLeft: status === 'in' }),
    signOutPending: (state): SessionState =>
      (state.status === 'out' ? { ...state as SessionState, isSignOutPending: true } : (state as SessionState)),
    signOutConfirmed: (state): SessionState => ({ ...state as SessionState, isSignOutPending: false }),
    lost: (state, { payload }: PayloadAction<{ readonly toAnother: boolean }>): SessionState =>
      ({ status: 'lost', user: state.user as User | null, ...payload }),
    unreachable: (state): SessionState => (state.status === 'checking' ? { status: 'unreachable', user: null } : (state as SessionState)),
    checking: (): SessionState => ({ status: 'checking', user: null }),
  },
})

export const sessionReducer = slice.reducer
export const sessionActions = slice.actions

type Waiter = (signedIn: boolean) => void
const waiters = new Set<Waiter>()

/** Ends every wait of `waitForSignIn`: with `true` the waiting calls are made again, with `false` they fail. */
export function settleSignIn(signedIn: boolean): void {
  for (const waiter of [...waiters]) waiter(signedIn)
}

/** Resolves once the person has signed in again, or with false when they gave up or the call was aborted. */
export function waitForSignIn(signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const settle: Waiter = (signedIn) => {
      waiters.delete(settle)
      resolve(signedIn)
    }
    waiters.add(settle)
    signal.addEventListener('abort', () => settle(false), { once: true })
  })
}

/** Marks a session that was open as lost; says whether there was one to lose. */
export function sessionLost(dispatch: Dispatch, getState: () => unknown): boolean {
  const { session } = getState() as { session: SessionState }
  if (session.status === 'in') dispatch(sessionActions.lost({ toAnother: false }))
  return session.status === 'in' || session.status === 'lost'
}
