/** Texts of the form for the tournament's name and year; the contract has the validation messages. */
export const tournamentTexts = {
  title: 'Torneo',
  note: 'Así se llama en el panel, al ingresar y en la página de las familias.',
  failure: 'Error al actualizar el torneo',
  unread: 'No pudimos leer el torneo',
  unreadWhy: 'Su nombre y su año. Lo demás de esta pantalla funciona igual.',
} as const

export const tournamentLabels = { name: 'Nombre', year: 'Año' } as const
