/** The socket without React or store: for pages that are not the panel, and for the panel's own lazy part. */
export type { ChannelName, ChannelData } from './channels'
export type { ConnectionState } from './connection'
export { createChannelStore, type ChannelState } from './channel-store'
export { createRealtimeSocket } from './realtime-socket'
