import type { ComponentType } from 'react'
import { retryableLazy } from '@torneo/client'
import { sectionScreens } from '@torneo/panel/section-screens'
import { UnknownPath } from '@torneo/panel/UnknownPath'

const UsersScreen = retryableLazy(() => import('./features/users/UsersScreen'))
const ActivityScreen = retryableLazy(() => import('./features/activity/ActivityScreen'))

/** Below /users there is one page more. */
const BelowUsers: ComponentType<{ readonly id: string }> = ({ id }) => (id === 'activity' ? <ActivityScreen /> : <UnknownPath />)

export default sectionScreens('users-admin', { users: { list: UsersScreen, one: BelowUsers } })
