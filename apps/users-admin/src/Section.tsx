import { sectionScreens } from '@torneo/panel/section-screens'
import { UsersScreen } from './features/users/UsersScreen'

export default sectionScreens('users-admin', { users: UsersScreen })
