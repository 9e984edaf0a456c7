import { useSignedInUser } from '@torneo/client'

/** True for a pass holder, who has no account and no access to history, rosters and other screens (B17). */
export const useIsPass = (): boolean => useSignedInUser().pass !== undefined
