/** Query parameters of the sport, and of one of its days. */
export const [sportParameter, dayParameter] = ['deporte', 'dia'] as const

/** Address of a sport, or of one of its days. */
export const addressOf = (sport: string, day?: string): string =>
  `?${new URLSearchParams({ [sportParameter]: sport, ...(day ? { [dayParameter]: day } : {}) }).toString()}`
