/** Texts of the form for the tournament's name and year; the contract has the validation messages. */
export const tournamentTexts = {
  title: 'Torneo',
  note: 'Así se llama en el panel, al ingresar y en la página de las familias.',
  placeHint: 'Opcional. La ciudad, como la dicen todos: «Montevideo, Uruguay».',
  zoneOfDevice: 'Tomada de este dispositivo. Guarda para confirmarla.',
  zoneHint: 'Todas las horas del torneo están en esta hora, en el panel y en la página.',
  otherClock: (here: string, there: string) => `En este dispositivo son las ${here}; en el torneo, las ${there}.`,
  failure: 'Error al actualizar el torneo',
  unread: 'No pudimos leer el torneo',
  unreadWhy: 'Su nombre y su año. Lo demás de esta pantalla funciona igual.',
} as const

export const tournamentLabels = { name: 'Nombre', year: 'Año', place: 'Lugar', timeZone: 'Zona horaria' } as const
