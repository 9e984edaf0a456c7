/** The socket without React or store: for pages that are not the panel, and for the panel's own lazy part. */
export type { ChannelName, SaidOn } from './channels'
export type { ConnectionState } from './connection'
export { createReadings, type Reading } from './readings'
export { createRealtimeSocket } from './realtime-socket'
