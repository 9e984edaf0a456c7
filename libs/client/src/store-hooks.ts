import { useDispatch, useSelector, useStore } from 'react-redux'
import type { AppState, Store } from './store'

export const useAppDispatch = useDispatch.withTypes<Store['dispatch']>()
export const useAppSelector = useSelector.withTypes<AppState>()
/** The page's store, for work that goes on when the screen that began it is left. */
export const useAppStore = useStore.withTypes<Store>()
