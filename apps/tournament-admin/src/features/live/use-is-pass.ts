import { useSignedInUser } from '@torneo/client'

/** Whether a pass holder watches, without an account: history, rosters and other screens are not theirs (B17). */
export const useIsPass = (): boolean => useSignedInUser().pass !== undefined
