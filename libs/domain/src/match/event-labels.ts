const labels: Readonly<Record<string, string>> = {
  goal: 'Gol',
  own_goal: 'Gol en contra',
  yellow_card: 'Tarjeta Amarilla',
  red_card: 'Tarjeta Roja',
  substitution: 'Cambio',
  timeout: 'Tiempo muerto',
  second_yellow: 'Doble amarilla',
}

/** Labels an event by its type (spec 2 §2); a type of another version has a label of its own (R11). */
export const labelOfEvent = (type: string): string => labels[type] ?? 'Evento'
