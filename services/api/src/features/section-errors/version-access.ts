import { passRole } from '@torneo/contracts/people/roles'
import { sees } from '@torneo/domain/releases/section-roles'
import type { KnownVersion, VersionCodes } from './version-code'

/** Somebody whose browser reports. `id`: of the account, or of the pass, however many phones opened it. */
export interface Reporter {
  readonly id: string
  readonly role: string
}

type Person = Pick<Reporter, 'role'>

/** Rights of people on a version, by which their reports of it are judged. */
export interface VersionAccess extends Pick<KnownVersion, 'commit'> {
  /** True if it is or was live, for some roles too, so that a browser without a session may have loaded it. */
  readonly isShown: boolean
  readonly mayLoad: (person: Person) => boolean
}

interface Parts {
  readonly codes: VersionCodes
  /** Resolves whether an uploaded version is or was live, for some roles too. */
  readonly wasShown: (app: string, version: string) => Promise<boolean>
}

export type FindAccess = ReturnType<typeof createVersionAccess>

/** Finds who may report for a version; null for one that the panel does not have. */
export function createVersionAccess({ codes, wasShown }: Parts) {
  return async (app: string, version: string): Promise<VersionAccess | null> => {
    if (app === 'shell') return shell
    const known = await codes.find(app, version)
    if (!known) return null
    const { commit, sections } = known
    const isShown = !known.isUploaded || (await wasShown(app, version))
    return {
      commit,
      isShown,
      mayLoad: ({ role }) =>
        role === 'super' || (isShown && (role === passRole ? hasBoard(known) : sees(role, sections))),
    }
  }
}

const shell: VersionAccess = { commit: null, isShown: true, mayLoad: () => true }
/** Holders of a pass see the board alone (B17). */
const hasBoard = ({ sections }: KnownVersion) => sections.some(({ id }) => id === 'live_control')
