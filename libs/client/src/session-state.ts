import { createSlice, type Dispatch, type PayloadAction } from '@reduxjs/toolkit'
import type { User } from '@torneo/contracts/people/users'

/**
 * `checking`: unknown yet. `in`, `out`: known. `lost`: was `in`, and a call was answered 401; the panel opens a sign-in
 * over the screen, so that no input is lost (R31). `unreachable`: the first check got no response.
 */
export type SessionStatus = 'checking' | 'in' | 'out' | 'lost' | 'unreachable'

export interface SessionState {
  readonly status: SessionStatus
  readonly user: User | null
  /** True with `lost` if another user signed in in another tab. */
  readonly toAnother?: boolean
  /** True with `out` after 'Salir', not after a session that was lost or never existed. */
  readonly hasLeft?: boolean
  /** True with `out` until the server has confirmed the sign-out. */
  readonly isSignOutPending?: boolean
}

const slice = createSlice({
  name: 'session',
  initialState: { status: 'checking', user: null } as SessionState,
  reducers: {
    signedIn: (_, { payload }: PayloadAction<User>): SessionState => ({ status: 'in', user: payload }),
    signedOut: ({ status }): SessionState => ({ status: 'out', user: null, hasLeft: status === 'in' }),
    signOutPending: (state): SessionState =>
      state.status === 'out' ? { ...(state as SessionState), isSignOutPending: true } : (state as SessionState),
    signOutConfirmed: (state): SessionState => ({ ...(state as SessionState), isSignOutPending: false }),
    lost: (state, { payload }: PayloadAction<{ readonly toAnother: boolean }>): SessionState => ({
      status: 'lost',
      user: state.user as User | null,
      ...payload,
    }),
    unreachable: (state): SessionState =>
      state.status === 'checking' ? { status: 'unreachable', user: null } : (state as SessionState),
    checking: (): SessionState => ({ status: 'checking', user: null }),
  },
})

export const sessionReducer = slice.reducer
export const sessionActions = slice.actions

type Waiter = (signedIn: boolean) => void
const waiters = new Set<Waiter>()

/** Ends every wait of `waitForSignIn`: with `true` the waiting calls are repeated, with `false` they fail. */
export function resolveSignIn(signedIn: boolean): void {
  for (const waiter of [...waiters]) waiter(signedIn)
}

/** Resolves with true after the person signs in again, or with false when they give up or the call is aborted. */
export function waitForSignIn(signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const finish: Waiter = (signedIn) => {
      waiters.delete(finish)
      resolve(signedIn)
    }
    waiters.add(finish)
    signal.addEventListener('abort', () => finish(false), { once: true })
  })
}

/** Marks an open session as lost; returns whether there was one to lose. */
export function markSessionLost(dispatch: Dispatch, getState: () => unknown): boolean {
  const { session } = getState() as { session: SessionState }
  if (session.status === 'in') dispatch(sessionActions.lost({ toAnother: false }))
  return session.status === 'in' || session.status === 'lost'
}
