/** The tournament's name in a new database, until its team gives it its own (R40). */
export const firstTournamentName = 'Torneo de Ex Alumnos'
