import { hash } from 'node:crypto'
import type { StoredTrial } from './release-state.repository'

/** True if a trial's share includes this person or client: always the same result for the same version. */
export const isInShare = ({ version, share }: Pick<StoredTrial, 'version' | 'share'>, id: string): boolean =>
  Number.parseInt(hash('sha256', `${version} ${id}`).slice(0, 8), 16) % 100 < share
