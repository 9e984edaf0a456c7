/** An error that a client is told: an HTTP status and a Spanish sentence. */
export class ClientFault extends Error {
  constructor(
    readonly code: number,
    message: string,
  ) {
    super(message)
  }
}

export const faultMessages = {
  validation: 'Revisa los datos ingresados',
  forbidden: 'No tienes permisos para hacer esto',
  notFound: 'No encontramos lo que buscas',
  rateLimited: 'Demasiados intentos. Espera un momento y vuelve a intentar.',
  internal: 'Algo salió mal de nuestro lado. Vuelve a intentar.',
  unavailable: 'El servicio no está disponible por el momento. Vuelve a intentar en unos segundos.',
} as const

const statuses = { validation: 400, forbidden: 403, notFound: 404, rateLimited: 429, internal: 500, unavailable: 503 }

export const clientFault = (name: keyof typeof statuses): ClientFault =>
  new ClientFault(statuses[name], faultMessages[name])
