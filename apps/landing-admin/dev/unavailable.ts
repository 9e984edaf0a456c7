import { errorReply } from '@torneo/testing/error-reply'

/** Response to every read with `?failing` in the address. */
export const unavailable = () => errorReply({ code: 503, type: 'unavailable', message: 'No disponible' })
