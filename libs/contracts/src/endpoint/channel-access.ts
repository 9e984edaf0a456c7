import type { PublicChannel } from '../site/public-channels'
import type { Endpoint } from './endpoint'
import type { Channel } from './realtime'

/** Callers that may subscribe to a channel, as for an endpoint. */
export const channelAccess = {
  matches: { access: 'anyone' },
  match: { access: 'anyone' },
  board: { access: { section: 'live_control' }, scope: 'match' },
  boards: { access: { section: 'live_control' } },
  calls: { access: { section: 'live_control' }, scope: 'any' },
  standings: { access: 'anyone' },
  content: { access: 'signed-in' },
  'general-cup': { access: 'anyone' },
  public: { access: 'anyone' },
} as const satisfies Readonly<Record<(Channel | PublicChannel)['kind'], Pick<Endpoint, 'access' | 'scope'>>>
