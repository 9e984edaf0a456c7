import { useEffect } from 'react'
import { type createStore, useAppStore, useSession, useSignedInUser } from '@torneo/client'
import { thisDevice } from './device'
import { createLiveDesk, type LiveDesk } from './live-desk'
import { createReadMatch } from './read-match'
import { createSendAction } from './send-action'

type Store = ReturnType<typeof createStore>

/** They outlive the screens: what was done on one goes on being sent when it is left. */
const desks = new WeakMap<Store, Map<string, LiveDesk>>()

function openDesk(store: Store, userId: string): LiveDesk {
  const isIn = () => store.getState().session.user?.id === userId
  return createLiveDesk({ userId, device: thisDevice(), send: createSendAction(store), read: createReadMatch(store), isIn })
}

function deskOf(store: Store, userId: string): LiveDesk {
  const ofStore = desks.get(store) ?? new Map<string, LiveDesk>()
  desks.set(store, ofStore)
  const desk = ofStore.get(userId) ?? openDesk(store, userId)
  ofStore.set(userId, desk)
  return desk
}

/** The desk of who is signed in. What waits on it goes out whenever a screen that uses it opens. */
export function useLiveDesk(): LiveDesk {
  const store = useAppStore()
  const { id } = useSignedInUser()
  const { status } = useSession()
  const desk = deskOf(store, id)
  useEffect(() => {
    if (status === 'in') desk.hurry()
  }, [desk, status])
  return desk
}
