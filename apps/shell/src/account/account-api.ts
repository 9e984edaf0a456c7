import { api, mutationOf, queryOf } from '@torneo/client'
import { accountEndpoints } from '@torneo/contracts/account'

export const {
  useShellChangePasswordMutation, useShellUpdateAccountMutation, useShellOwnSessionsQuery, useShellEndSessionMutation, useShellEndOtherSessionsMutation,
} = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    shellChangePassword: mutationOf(build, accountEndpoints.changePassword),
    shellUpdateAccount: mutationOf(build, accountEndpoints.update),
    shellOwnSessions: queryOf(build, accountEndpoints.sessions),
    shellEndSession: mutationOf(build, accountEndpoints.endSession),
    shellEndOtherSessions: mutationOf(build, accountEndpoints.endOtherSessions),
  }),
})
