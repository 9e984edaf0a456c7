/** Loads the code behind the guard. The sign-in page does not need it and prefetches it while the user types. */
export const loadInside = () => import('./Inside')
