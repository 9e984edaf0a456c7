import { refuse } from '@torneo/testing/refuse'

/** Response to every read with `?failing` in the address. */
export const unavailable = () => refuse({ code: 503, type: 'unavailable', message: 'No disponible' })
