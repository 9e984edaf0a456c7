import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit'
import { useMemo } from 'react'
import { useDispatch, useSelector } from 'react-redux'

export type ToastKind = 'success' | 'error' | 'warning' | 'info'
/** Action of a toast, such as 'Deshacer'. */
export interface ToastAction {
  readonly label: string
  /** Subject of the action, such as 'Banco Arroyo', to distinguish several toasts. */
  readonly subject?: string | undefined
  readonly run: () => void
}
export interface Toast {
  readonly id: string
  readonly kind: ToastKind
  readonly message: string
  /** Number of repetitions while shown; absent: 1. */
  readonly times?: number
  readonly action?: ToastAction | undefined
  /** Reason of a failure, shown under the message. */
  readonly detail?: string | undefined
}

/** Duration of a toast in milliseconds (spec 1 §9); one with an action stays longer. */
const toastLifetime = 3000
const actionLifetime = 10_000
export const lifetimeOf = ({ action }: Toast): number => (action ? actionLifetime : toastLifetime)
const maxShown = 3

const slice = createSlice({
  name: 'toasts',
  initialState: [] as Toast[],
  reducers: {
    shown: (state, { payload }: PayloadAction<Toast>) => {
      // Never merge toasts with an action: each acts on its own subject.
      const isSame = ({ kind, message, action, detail }: Toast) =>
        kind === payload.kind && message === payload.message && detail === payload.detail && !action && !payload.action
      return state.some(isSame)
        ? state.map((toast) => (isSame(toast) ? { ...toast, times: (toast.times ?? 1) + 1 } : toast))
        : [...state, payload].slice(-maxShown)
    },
    closed: (state, { payload }: PayloadAction<string>) => state.filter((toast) => toast.id !== payload),
  },
})

export const toastsReducer = slice.reducer

export function useToasts(): { readonly toasts: readonly Toast[]; readonly close: (id: string) => void } {
  const toasts = useSelector((state: { readonly toasts: readonly Toast[] }) => state.toasts)
  const dispatch = useDispatch()
  return { toasts, close: (id) => void dispatch(slice.actions.closed(id)) }
}

/**
 * Shows a toast top-right for 3 s: `toast.success('Hero actualizado correctamente')`. Repeating a visible toast counts
 * it and extends it by 3 s. A toast with an action stays for 10 s.
 */
export function useToast(): Readonly<
  Record<ToastKind, (message: string, action?: ToastAction, detail?: string) => void>
> {
  const dispatch = useDispatch()
  return useMemo(() => {
    const show = (kind: ToastKind) => (message: string, action?: ToastAction, detail?: string) =>
      void dispatch(slice.actions.shown({ id: nanoid(), kind, message, action, detail }))
    return { success: show('success'), error: show('error'), warning: show('warning'), info: show('info') }
  }, [dispatch])
}
