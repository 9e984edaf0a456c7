/** Texts of the board of a day. */
export const boardTexts = { board: (day: string) => `Canchas del ${day}`, noField: 'Sin cancha' } as const
