import { useEffect } from 'react'
import { type createStore, useAppStore, useSignedInUser } from '@torneo/client'
import { thisDevice } from './device'
import { createLiveDesk, type LiveDesk } from './live-desk'
import { createReadMatch } from './read-match'
import { createSendAction } from './send-action'

type Store = ReturnType<typeof createStore>

/** They outlive the screens: what was done on one goes on being sent when it is left. */
const desks = new WeakMap<Store, Map<string, LiveDesk>>()

function openDesk(store: Store, userId: string): LiveDesk {
  // A lost session shows its user still, but the cookie may be another's by now.
  const isIn = () => {
    const { status, user } = store.getState().session
    return status === 'in' && user?.id === userId
  }
  const desk = createLiveDesk({ userId, device: thisDevice(), send: createSendAction(store), read: createReadMatch(store), isIn })
  let wasIn = isIn()
  store.subscribe(() => {
    const isBack = !wasIn && isIn()
    wasIn = isIn()
    if (isBack) desk.hurry()
  })
  return desk
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
  const desk = deskOf(store, id)
  useEffect(() => desk.hurry(), [desk])
  return desk
}
