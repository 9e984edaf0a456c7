/** Texts of both logs. */
export const logTexts = { person: 'Persona', everyone: 'Todas las personas', day: 'Día' } as const
