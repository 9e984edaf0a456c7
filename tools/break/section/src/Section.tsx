import { retryableLazy } from '@torneo/client'
import { screensOf } from '@torneo/panel/screen/section-screens'
import { rows } from './sections'

const BreakagesScreen = retryableLazy(() => import('./BreakagesScreen'))

export default screensOf(rows, { breakages: BreakagesScreen })
