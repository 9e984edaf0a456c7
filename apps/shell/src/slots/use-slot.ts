import { useSession } from '@torneo/client'
import { type ComponentType, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { mayShow } from '../remotes/may-show'
import { useSections } from '../remotes/use-sections'
import { fillersOf, type SlotName } from './create-slots'
import { slots } from './slots'

/** Milliseconds in which the screen waits for the code of its slots, so that nothing shifts when it arrives. */
const lateAfterMs = 2000

export interface Filled<Props> {
  readonly app: string
  readonly Part: ComponentType<Props>
}

interface Slot<Props> {
  /** Parts that are loaded, in the sidebar's order of their apps. */
  readonly filled: readonly Filled<Props>[]
  /** True if apps fill the slot for this user, even if their parts could not be loaded. */
  readonly isFilled: boolean
  /** True while parts are loading, for `lateAfterMs` at most. */
  readonly isWaiting: boolean
}

/** Loads the parts with which apps fill a slot for the signed-in user. */
export function useSlot<Props>(slot: SlotName): Slot<Props> {
  const role = useSession().user?.role ?? ''
  const { rows, list } = useSections()
  const parts = useSyncExternalStore(slots.subscribe, slots.read)
  const fillers = useMemo(() => fillersOf({ rows, list }, slot, (row) => mayShow(role, row)), [role, rows, list, slot])
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    for (const filler of fillers) void slots.load(filler, slot)
    const timer = setTimeout(() => setLate(true), lateAfterMs)
    return () => clearTimeout(timer)
  }, [fillers, slot])
  const filled = fillers.flatMap((filler) => {
    const Part = slots.partIn(parts, filler, slot)
    return Part ? [{ app: filler.name, Part: Part as ComponentType<Props> }] : []
  })
  const isLoading = fillers.some((filler) => slots.partIn(parts, filler, slot) === undefined)
  return { filled, isFilled: fillers.length > 0, isWaiting: isLoading && !isLate }
}
