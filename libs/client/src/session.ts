import { accountEndpoints, type Credentials, type Prefs } from '@torneo/contracts/people/account'
import type { User } from '@torneo/contracts/people/users'
import { useCallback, useEffect, useState } from 'react'
import { api, mutationOf, queryOf } from './api'
import { isCallError } from './call-error'
import { requireParameters } from './required-parameters'
import { runSerially, sessionMark, setSessionMark } from './session-mark'
import { sessionActions, markSessionLost, resolveSignIn, type SessionState } from './session-state'
import { useAppDispatch, useAppSelector, useAppStore, type Store } from './store'

const accountApi = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    clientCurrentAccount: queryOf(build, accountEndpoints.current),
    clientSignIn: mutationOf(build, accountEndpoints.signIn),
    clientUpdatePrefs: mutationOf(build, accountEndpoints.updatePrefs),
    clientChangePassword: mutationOf(build, accountEndpoints.changePassword),
  }),
})

export const { useClientUpdatePrefsMutation: useUpdatePrefsMutation } = accountApi

export function useSession(): SessionState {
  return useAppSelector((state) => state.session)
}

/** Returns the signed-in user; only for screens behind the guard. */
export function useSignedInUser(): User {
  const { user } = useSession()
  if (!user) throw new Error('A screen behind the guard was rendered without a session')
  return user
}

/** Returns a setter that shows changes of the own account everywhere. */
export function useSetSignedInUser(): (user: User) => void {
  const dispatch = useAppDispatch()
  return useCallback((user) => void dispatch(sessionActions.signedIn(user)), [dispatch])
}

const currentAccount = (dispatch: Store['dispatch']) =>
  dispatch(accountApi.endpoints.clientCurrentAccount.initiate(undefined, { forceRefetch: true, subscribe: false }))

/** Loads the watch over other tabs once there is a session to watch or to end: the sign-in page does not need it. */
function useSessionWatch(store: Store, isIn: boolean): void {
  const [isNeeded, setNeeded] = useState(() => sessionMark()?.isLeaving === true)
  if (isIn && !isNeeded) setNeeded(true)
  useEffect(() => {
    if (!isNeeded) return
    let stop: (() => void) | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let isUnmounted = false
    const load = () => {
      import('./session-watch').then(
        ({ watchSession }) => {
          if (!isUnmounted) stop = watchSession(store)
        },
        () => {
          if (!isUnmounted) timer = setTimeout(load, 5000)
        },
      )
    }
    load()
    return () => {
      isUnmounted = true
      clearTimeout(timer)
      stop?.()
    }
  }, [isNeeded, store])
}

/** Checks once who is signed in, then watches other tabs. A pending sign-out counts as signed out. */
export function useSessionCheck(): { retry: () => void } {
  const store = useAppStore()
  const { dispatch } = store
  const { status } = useSession()
  useSessionWatch(store, status === 'in')
  useEffect(() => {
    if (status !== 'checking') return
    const isLeaving = () => sessionMark()?.isLeaving === true
    if (isLeaving()) return void dispatch(sessionActions.signedOut())
    currentAccount(dispatch)
      .unwrap()
      .then(
        (user) => {
          if (isLeaving()) return dispatch(sessionActions.signedOut())
          dispatch(sessionActions.signedIn(user))
          setSessionMark(user.id)
        },
        (error: unknown) =>
          dispatch(
            isCallError(error) && error.code === 401 ? sessionActions.signedOut() : sessionActions.unreachable(),
          ),
      )
  }, [dispatch, status])
  const retry = useCallback(() => void dispatch(sessionActions.checking()), [dispatch])
  return { retry }
}

/**
 * Checks whether the session is still valid. If it has ended, or belongs to another user, the panel opens a sign-in
 * over the screen (R31). Resolves with false if the server did not respond; waits while the session is lost.
 */
export async function checkSession({ dispatch, getState }: Store): Promise<boolean> {
  const { data, error } = await currentAccount(dispatch)
  if (data && data.id !== getState().session.user?.id) markSessionLost(dispatch, getState)
  return !isCallError(error) || error.code !== 0
}

/**
 * Starts a session through a call that returns its user; rejects with the call's error. If the same user returns after
 * a lost session, the waiting calls continue; another user starts with an empty cache.
 */
export function useStartSession(): (call: () => Promise<User>) => Promise<User> {
  const dispatch = useAppDispatch()
  const { user: before } = useSession()
  return useCallback(
    async (call) => {
      const user = await runSerially(async () => {
        const signedIn = await call()
        setSessionMark(signedIn.id)
        return signedIn
      })
      const sameUser = before?.id === user.id
      if (before && !sameUser) dispatch(api.util.resetApiState())
      dispatch(sessionActions.signedIn(user))
      resolveSignIn(sameUser)
      return user
    },
    [dispatch, before],
  )
}

/** Signs in by email and password. Rejects with a `CallError`, of type `second_factor` if a second step is required. */
export function useSignIn(): (credentials: Credentials) => Promise<User> {
  const dispatch = useAppDispatch()
  const start = useStartSession()
  return useCallback(
    async (credentials) => {
      requireParameters({ email: credentials.email, password: credentials.password })
      return start(() => dispatch(accountApi.endpoints.clientSignIn.initiate({ body: credentials })).unwrap())
    },
    [dispatch, start],
  )
}

/** Leaves a lost session for the sign-in screen. Waiting calls fail and the cache is cleared; drafts remain. */
export function useLeaveSession(): () => void {
  const dispatch = useAppDispatch()
  return useCallback(() => {
    resolveSignIn(false)
    dispatch(sessionActions.signedOut())
    dispatch(api.util.resetApiState())
  }, [dispatch])
}

/**
 * Ends the session immediately on this device and removes the user's data (docs/design/offline.md). The sign-out is
 * sent until the server confirms it, even after a reload: the remaining cookie opens no session until then.
 */
export function useSignOut(): () => void {
  const { getState } = useAppStore()
  const leave = useLeaveSession()
  return useCallback(() => {
    const { user } = getState().session
    leave()
    if (user) setSessionMark(user.id, 'leaving')
  }, [getState, leave])
}

/** Returns the user's settings and a setter that changes them on screen immediately and stores them on the server. */
export function usePrefs(): readonly [Prefs, (change: Prefs) => void] {
  const { user } = useSession()
  const dispatch = useAppDispatch()
  const [save] = useUpdatePrefsMutation()
  const change = useCallback(
    (prefs: Prefs) => {
      if (!user) return
      dispatch(sessionActions.signedIn({ ...user, prefs: { ...user.prefs, ...prefs } }))
      void save({ body: prefs })
    },
    [dispatch, save, user],
  )
  return [(user?.prefs ?? {}) as Prefs, change]
}
