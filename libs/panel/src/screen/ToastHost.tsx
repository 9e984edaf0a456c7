import { lifetimeOf, useToasts, type Toast } from '@torneo/client'
import { ToastStack } from '@torneo/ui/feedback/ToastStack'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** Closes one toast after its lifetime; hovering or focusing pauses the timer. */
function ToastTimer({ toast, paused, onEnd }: { toast: Toast; paused: boolean; onEnd: (id: string) => void }) {
  const remainingMs = useRef(lifetimeOf(toast))
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (paused) return
    const since = Date.now()
    const timer = setTimeout(() => end(toast.id), remainingMs.current)
    return () => {
      clearTimeout(timer)
      remainingMs.current -= Date.now() - since
    }
  }, [paused, toast.id])
  return null
}

/** Renders the page's toasts. Mounted once, in the shell or in the frame of a standalone app. */
export function ToastHost() {
  const { toasts, close } = useToasts()
  const [paused, setPaused] = useState(false)
  return (
    <>
      {toasts.map((toast) => (
        <ToastTimer key={`${toast.id} ${toast.times ?? 1}`} toast={toast} paused={paused} onEnd={close} />
      ))}
      <ToastStack toasts={toasts} onClose={close} onPause={() => setPaused(true)} onResume={() => setPaused(false)} />
    </>
  )
}
