import { api, mutationOf, queryOf } from '@torneo/client'
import { releaseEndpoints } from '@torneo/contracts/releases/releases'
import { sectionErrorEndpoints } from '@torneo/contracts/releases/section-errors'

export const releaseReads = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    usersAdminReleases: queryOf(build, releaseEndpoints.list),
    usersAdminReleaseKeys: queryOf(build, releaseEndpoints.keys),
    usersAdminSectionErrors: queryOf(build, sectionErrorEndpoints.list),
    usersAdminMakeLive: mutationOf(build, releaseEndpoints.makeLive),
    usersAdminRollBack: mutationOf(build, releaseEndpoints.rollBack),
    usersAdminSwitchOff: mutationOf(build, releaseEndpoints.switchOff),
    usersAdminSwitchOn: mutationOf(build, releaseEndpoints.switchOn),
    usersAdminCreateKey: mutationOf(build, releaseEndpoints.createKey),
    usersAdminRevokeKey: mutationOf(build, releaseEndpoints.revokeKey),
    usersAdminMarkError: mutationOf(build, sectionErrorEndpoints.mark),
  }),
})

export const {
  useUsersAdminReleasesQuery: useReleasesQuery,
  useUsersAdminReleaseKeysQuery: useReleaseKeysQuery,
  useUsersAdminSectionErrorsQuery: useSectionErrorsQuery,
  useUsersAdminMakeLiveMutation: useMakeLiveMutation,
  useUsersAdminRollBackMutation: useRollBackMutation,
  useUsersAdminSwitchOffMutation: useSwitchOffMutation,
  useUsersAdminSwitchOnMutation: useSwitchOnMutation,
  useUsersAdminCreateKeyMutation: useCreateKeyMutation,
  useUsersAdminRevokeKeyMutation: useRevokeKeyMutation,
  useUsersAdminMarkErrorMutation: useMarkErrorMutation,
} = releaseReads
