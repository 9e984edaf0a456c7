/**
 * Apps of the specification (R28), whose sections the contract names: a call's access is that of a section. Other apps
 * bring their rows at run time only.
 */
export const tableApps: readonly string[] = ['landing-admin', 'tournament-admin', 'users-admin']
