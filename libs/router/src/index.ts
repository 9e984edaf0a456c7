/**
 * The door to the router: the only file that imports react-router-dom, and a federation singleton. Re-exported by name, so that
 * only what is used is shipped (a shared package is kept whole).
 */
export {
  createBrowserRouter,
  createMemoryRouter,
  Link,
  Navigate,
  NavLink,
  Route,
  RouterProvider,
  Routes,
  useBlocker,
  useLocation,
  useNavigate,
  useSearchParams,
} from 'react-router-dom'
export type { Location, NavigateFunction } from 'react-router-dom'
