import { useCallback, useEffect } from 'react'
import { accountEndpoints, type Credentials, type Prefs } from '@torneo/contracts/account'
import type { User } from '@torneo/contracts/users'
import { api, mutationOf, queryOf } from './api'
import { isCallError } from './call-error'
import { requireParameters } from './required-parameters'
import { sessionActions, settleSignIn, type SessionState } from './session-state'
import type { Store } from './store'
import { useAppDispatch, useAppSelector } from './store-hooks'

const accountApi = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    clientCurrentAccount: queryOf(build, accountEndpoints.current),
    clientSignIn: mutationOf(build, accountEndpoints.signIn),
    clientSignOut: mutationOf(build, accountEndpoints.signOut),
    clientUpdatePrefs: mutationOf(build, accountEndpoints.updatePrefs),
    clientChangePassword: mutationOf(build, accountEndpoints.changePassword),
  }),
})

export const { useClientUpdatePrefsMutation: useUpdatePrefsMutation } = accountApi

/** Who is signed in, and whether that is known. */
export function useSession(): SessionState {
  return useAppSelector((state) => state.session)
}

/** The signed-in user; only for screens behind the guard. */
export function useSignedInUser(): User {
  const { user } = useSession()
  if (!user) throw new Error('A screen behind the guard was drawn without a session')
  return user
}

/** Asks the server once who is signed in. */
export function useSessionCheck(): { retry: () => void } {
  const dispatch = useAppDispatch()
  const { status } = useSession()
  useEffect(() => {
    if (status !== 'checking') return
    const query = dispatch(accountApi.endpoints.clientCurrentAccount.initiate(undefined, { forceRefetch: true, subscribe: false }))
    query.unwrap().then(
      (user) => dispatch(sessionActions.signedIn(user)),
      (error: unknown) => dispatch(isCallError(error) && error.code === 401 ? sessionActions.signedOut() : sessionActions.unreachable()),
    )
  }, [dispatch, status])
  const retry = useCallback(() => void dispatch(sessionActions.checking()), [dispatch])
  return { retry }
}

/**
 * Asks whether the session is still good: one that ended is led to sign in over the screen (R31). Says whether there was an answer; that of a
 * lost session is waited for.
 */
export async function checkSession(dispatch: Store['dispatch']): Promise<boolean> {
  const { error } = await dispatch(accountApi.endpoints.clientCurrentAccount.initiate(undefined, { forceRefetch: true, subscribe: false }))
  return !isCallError(error) || error.code !== 0
}

/**
 * Starts a session. Rejects with a `CallError`. When the same person comes back after a lost session, what was waiting goes on;
 * another person starts with an empty cache.
 */
export function useSignIn(): (credentials: Credentials) => Promise<User> {
  const dispatch = useAppDispatch()
  const { user: before } = useSession()
  return useCallback(async (credentials) => {
    requireParameters({ email: credentials.email, password: credentials.password })
    const user = await dispatch(accountApi.endpoints.clientSignIn.initiate({ body: credentials })).unwrap()
    const sameUser = before?.id === user.id
    if (before && !sameUser) dispatch(api.util.resetApiState())
    dispatch(sessionActions.signedIn(user))
    settleSignIn(sameUser)
    return user
  }, [dispatch, before])
}

/** Leaves for the sign-in screen: what waited fails, and nothing that was read stays for whoever signs in next. Drafts stay. */
export function useLeaveSession(): () => void {
  const dispatch = useAppDispatch()
  return useCallback(() => {
    settleSignIn(false)
    dispatch(sessionActions.signedOut())
    dispatch(api.util.resetApiState())
  }, [dispatch])
}

/**
 * Ends the session here, then on the server: one that does not answer does not keep anyone in, and one that had ended the session
 * already is not answered with a question to sign in again.
 */
export function useSignOut(): () => Promise<void> {
  const dispatch = useAppDispatch()
  const leave = useLeaveSession()
  return useCallback(async () => {
    leave()
    await dispatch(accountApi.endpoints.clientSignOut.initiate())
  }, [dispatch, leave])
}

/** Own settings, changed at once on screen and kept on the server. */
export function usePrefs(): readonly [Prefs, (change: Prefs) => void] {
  const { user } = useSession()
  const dispatch = useAppDispatch()
  const [save] = useUpdatePrefsMutation()
  const change = useCallback((prefs: Prefs) => {
    if (!user) return
    dispatch(sessionActions.signedIn({ ...user, prefs: { ...user.prefs, ...prefs } }))
    void save({ body: prefs })
  }, [dispatch, save, user])
  return [(user?.prefs ?? {}) as Prefs, change]
}
