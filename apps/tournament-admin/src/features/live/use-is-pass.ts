import { useSignedInUser } from '@torneo/client'

/** Whether who watches holds a pass, and has no account: history, rosters and other screens are not theirs (B17). */
export const useIsPass = (): boolean => useSignedInUser().pass !== undefined
