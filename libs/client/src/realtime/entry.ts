/** The socket without React and the store: for pages outside the panel, and for the panel's lazy part. */
export type { ChannelName, ChannelData } from './channels'
export type { ConnectionState } from './connection'
export { createChannelStore, type ChannelState } from './channel-store'
export { createRealtimeSocket } from './realtime-socket'
