import { useDispatch, useSelector, useStore } from 'react-redux'
import type { AppState, Store } from './store'

export const useAppDispatch = useDispatch.withTypes<Store['dispatch']>()
export const useAppSelector = useSelector.withTypes<AppState>()
export const useAppStore = useStore.withTypes<Store>()
