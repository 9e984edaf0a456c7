/** What the form of the tournament's name and year says; the sentences of validation are the contract's. */
export const tournamentTexts = {
  title: 'Torneo',
  note: 'Así se llama en el panel, al ingresar y en la página de las familias.',
  failure: 'Error al actualizar el torneo',
  unread: 'No pudimos leer el torneo',
  unreadWhy: 'Su nombre y su año. Lo demás de esta pantalla funciona igual.',
} as const

export const tournamentLabels = { name: 'Nombre', year: 'Año' } as const
