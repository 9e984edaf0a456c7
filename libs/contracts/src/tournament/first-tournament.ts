/** Name of the tournament in a new database, until its team renames it (R40). */
export const firstTournamentName = 'Torneo de Ex Alumnos'
