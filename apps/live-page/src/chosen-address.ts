/** In the address: the sport, and a day of it. */
export const [sportParameter, dayParameter] = ['deporte', 'dia'] as const

/** Where a sport is shown, or one day of it. */
export const addressOf = (sport: string, day?: string): string => `?${new URLSearchParams({ [sportParameter]: sport, ...(day ? { [dayParameter]: day } : {}) }).toString()}`
