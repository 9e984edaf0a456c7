const clock = new Intl.DateTimeFormat('es', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

/** Time of day on this device: '11:22'. */
export const clockTime = (at: number | string): string => clock.format(new Date(at))
