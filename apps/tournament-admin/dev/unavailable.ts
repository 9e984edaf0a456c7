import { refuse } from '@torneo/testing/refuse'

/** What every read answers with `?failing` in the address. */
export const unavailable = () => refuse({ code: 503, type: 'unavailable', message: 'No disponible' })
