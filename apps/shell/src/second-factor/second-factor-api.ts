import { api, mutationOf, queryOf } from '@torneo/client'
import { secondFactorEndpoints } from '@torneo/contracts/people/second-factor'

export const {
  useShellStartStepMutation,
  useShellFinishStepMutation,
  useShellStartPasskeySignInMutation,
  useShellSecondFactorQuery,
  useLazyShellSecondFactorQuery,
  useShellStartAppMutation,
  useShellConfirmAppMutation,
  useShellStartPasskeyMutation,
  useShellAddPasskeyMutation,
  useShellRemoveFactorMutation,
  useShellRenewRecoveryCodesMutation,
} = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    shellStartStep: mutationOf(build, secondFactorEndpoints.startStep),
    shellFinishStep: mutationOf(build, secondFactorEndpoints.finishStep),
    shellStartPasskeySignIn: mutationOf(build, secondFactorEndpoints.startPasskeySignIn),
    shellSecondFactor: queryOf(build, secondFactorEndpoints.find),
    shellStartApp: mutationOf(build, secondFactorEndpoints.startApp),
    shellConfirmApp: mutationOf(build, secondFactorEndpoints.confirmApp),
    shellStartPasskey: mutationOf(build, secondFactorEndpoints.startPasskey),
    shellAddPasskey: mutationOf(build, secondFactorEndpoints.addPasskey),
    shellRemoveFactor: mutationOf(build, secondFactorEndpoints.remove),
    shellRenewRecoveryCodes: mutationOf(build, secondFactorEndpoints.renewRecoveryCodes),
  }),
})
