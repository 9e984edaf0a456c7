import { api, mutationOf, queryOf } from '@torneo/client'
import { accountEndpoints } from '@torneo/contracts/people/account'
import { ownAccountEndpoints } from '@torneo/contracts/people/own-account'

export const {
  useShellChangePasswordMutation,
  useShellUpdateAccountMutation,
  useShellOwnSessionsQuery,
  useShellEndSessionMutation,
  useShellEndOtherSessionsMutation,
} = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    shellChangePassword: mutationOf(build, accountEndpoints.changePassword),
    shellUpdateAccount: mutationOf(build, ownAccountEndpoints.update),
    shellOwnSessions: queryOf(build, ownAccountEndpoints.sessions),
    shellEndSession: mutationOf(build, ownAccountEndpoints.endSession),
    shellEndOtherSessions: mutationOf(build, ownAccountEndpoints.endOtherSessions),
  }),
})
