import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit'
import { useMemo } from 'react'
import { useAppDispatch, useAppSelector } from './store-hooks'

export type ToastKind = 'success' | 'error' | 'warning' | 'info'
export interface Toast {
  readonly id: string
  readonly kind: ToastKind
  readonly message: string
  /** How often it was said while it stood there; 1 without it. */
  readonly times?: number
}

/** Spec 1 §9: how long a toast lives, in milliseconds. */
export const toastLifetime = 3000
const mostAtOnce = 3

const slice = createSlice({
  name: 'toasts',
  initialState: [] as Toast[],
  reducers: {
    shown: (state, { payload }: PayloadAction<Toast>) => {
      const isSame = ({ kind, message }: Toast) => kind === payload.kind && message === payload.message
      return state.some(isSame)
        ? state.map((toast) => (isSame(toast) ? { ...toast, times: (toast.times ?? 1) + 1 } : toast))
        : [...state, payload].slice(-mostAtOnce)
    },
    closed: (state, { payload }: PayloadAction<string>) => state.filter((toast) => toast.id !== payload),
  },
})

export const toastsReducer = slice.reducer

export function useToasts(): { readonly toasts: readonly Toast[]; readonly close: (id: string) => void } {
  const toasts = useAppSelector((state) => state.toasts)
  const dispatch = useAppDispatch()
  return { toasts, close: (id) => void dispatch(slice.actions.closed(id)) }
}

/** Says something top-right for 3 s: `toast.success('Hero actualizado correctamente')`. What stands there already is counted, and stays 3 s more. */
export function useToast(): Readonly<Record<ToastKind, (message: string) => void>> {
  const dispatch = useAppDispatch()
  return useMemo(() => {
    const show = (kind: ToastKind) => (message: string) => void dispatch(slice.actions.shown({ id: nanoid(), kind, message }))
    return { success: show('success'), error: show('error'), warning: show('warning'), info: show('info') }
  }, [dispatch])
}
