import { Navigate, useLocation } from '@torneo/router'
import { UsersScreen } from './features/users/UsersScreen'

/**
 * The only screen of this app. By the address and not by `Routes`, which match below the route that the shell draws a section in;
 * so it is the same in the shell and alone. Any other path leads to / (R24).
 */
export default function Section() {
  const { pathname } = useLocation()
  return pathname.replace(/\/+$/, '') === '/users' ? <UsersScreen /> : <Navigate to="/" replace />
}
