import { serves } from '@torneo/contracts/endpoint/serves'
import type { LiveRemote, SectionRow } from '@torneo/contracts/releases/remotes'
import type { ComponentType } from 'react'

/** Parts of the shell that section apps fill (docs/design/sections.md). */
export type SlotName = 'dashboard' | 'notices'

/** A part of an app: null if it could not be loaded. */
type SlotPart = ComponentType<never> | null

/** A version of an app that fills a slot. */
type Filler = Pick<LiveRemote, 'name' | 'version' | 'requires'>

interface Effects {
  readonly served: () => Parameters<typeof serves>[0]
  readonly load: (app: string, slot: SlotName) => Promise<{ readonly default?: unknown } | null>
  readonly report: (app: string, error: unknown) => void
}

/**
 * Apps that fill a slot for somebody who may view rows that are `isOpen`, in the sidebar's order. An app fills a slot by
 * naming it in a row.
 */
export function fillersOf(
  { rows, list }: { readonly rows: readonly SectionRow[]; readonly list: readonly LiveRemote[] },
  slot: SlotName,
  isOpen: (row: SectionRow) => boolean,
): readonly Filler[] {
  const owners = new Set(rows.filter((row) => row.slots?.includes(slot) && isOpen(row)).map(({ owner }) => owner))
  return [...owners].flatMap((owner) => list.filter(({ name, off }) => name === owner && off === undefined))
}

/** Parts of apps in the shell's slots, as an external store like the sections'. */
export function createSlots({ served, load, report }: Effects) {
  let parts: Readonly<Record<string, SlotPart>> = {}
  const loading = new Set<string>()
  const listeners = new Set<() => void>()
  const keyOf = ({ name, version }: Filler, slot: SlotName) => `${name}@${version}/${slot}`

  async function loadPart({ name, requires }: Filler, slot: SlotName): Promise<SlotPart> {
    if (!serves(served(), requires)) return null
    try {
      const part = (await load(name, slot))?.default
      if (typeof part === 'function') return part as ComponentType<never>
      throw new Error(`no component in the slot ${slot}`)
    } catch (error) {
      report(name, error)
      return null
    }
  }

  return {
    /** Loads the part of an app once; one that failed is null, and is loaded again on the next call. */
    async load(filler: Filler, slot: SlotName): Promise<void> {
      const key = keyOf(filler, slot)
      if (loading.has(key)) return
      loading.add(key)
      const part = await loadPart(filler, slot)
      if (!part) loading.delete(key)
      parts = { ...parts, [key]: part }
      for (const listener of listeners) listener()
    },
    /** Returns the part of an app in a state of the store; undefined while it is loading. */
    partIn: (state: typeof parts, filler: Filler, slot: SlotName): SlotPart | undefined => state[keyOf(filler, slot)],
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    read: () => parts,
  }
}
