import { SlotBoundary } from './SlotBoundary'
import { useSlot } from './use-slot'

/** Parts of apps that tell people something on whichever screen they are, mostly by a toast. */
export function Notices() {
  return useSlot<object>('notices').filled.map(({ app, Part }) => (
    <SlotBoundary key={app} app={app} fallback={null}>
      <Part />
    </SlotBoundary>
  ))
}
