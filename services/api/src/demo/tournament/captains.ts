/** The promotion of the demo's own captain, whose account everybody knows. */
export const knownCaptainYear = 1998

/** Captains nobody can sign in as until a super gives them a new password. */
export const demoCaptains: readonly { readonly email: string; readonly name: string; readonly year: number }[] = [
  { email: 'capitan85@torneo.local', name: 'Héctor Bellini', year: 1985 },
  { email: 'capitan91@torneo.local', name: 'Graciela Montero', year: 1991 },
  { email: 'capitan04@torneo.local', name: 'Martín Echeverri', year: 2004 },
  { email: 'capitan12@torneo.local', name: 'Camila Arrieta', year: 2012 },
]
