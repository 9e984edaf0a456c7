import { retryableLazy } from '@torneo/client'
import { sectionScreens } from '@torneo/panel/section-screens'

export default sectionScreens('users-admin', { users: retryableLazy(() => import('./features/users/UsersScreen')) })
