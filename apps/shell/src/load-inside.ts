/** Fetches what is behind the guard. The sign-in does without it; it is on its way while someone types. */
export const loadInside = () => import('./Inside')
