import type { DashboardSlotProps } from '@torneo/panel/screen/slots'
import { type ReactNode, useLayoutEffect } from 'react'
import { showSection } from '../fence/section-visits'
import { SlotBoundary } from './SlotBoundary'
import type { Filled } from './use-slot'

interface DashboardSlotsProps extends DashboardSlotProps {
  readonly filled: readonly Filled<DashboardSlotProps>[]
}

const nothing = () => null

/**
 * The dashboard as apps arrange it: the first with the banner and the editors' tasks, each further one above what is
 * below. Without apps, and for one that throws, the parts follow each other.
 */
export function DashboardSlots({ filled: [first, ...others], ...parts }: DashboardSlotsProps): ReactNode {
  const { renderBanner, head, renderTasks, waiting, children } = parts
  const plain = (
    <>
      {renderBanner(null, null)}
      {head}
      {renderTasks(false)}
      {children}
    </>
  )
  if (!first) return plain
  const { app, Part } = first
  return (
    <SlotBoundary key={app} app={app} fallback={plain}>
      <Awake app={app}>
        <Part renderBanner={renderBanner} head={head} renderTasks={renderTasks} waiting={waiting}>
          {others.length === 0 ? (
            children
          ) : (
            <DashboardSlots filled={others} renderBanner={nothing} head={null} renderTasks={nothing} waiting={waiting}>
              {children}
            </DashboardSlots>
          )}
        </Part>
      </Awake>
    </SlotBoundary>
  )
}

/** Keeps an app awake in the fence while its part is shown. */
function Awake({ app, children }: { readonly app: string; readonly children: ReactNode }) {
  useLayoutEffect(() => showSection(app), [app])
  return children
}
