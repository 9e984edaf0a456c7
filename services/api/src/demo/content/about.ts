import type { About } from '@torneo/contracts/about'
import type { OwnFields } from '../../platform/repository'

export const demoAbout: OwnFields<About> = {
  title: 'Treinta años volviendo al colegio',
  description: 'Empezó en 1995 con cuatro equipos de fútbol y una parrilla prestada. Hoy son más de cuarenta promociones, '
    + 'seis deportes y familias enteras que se encuentran cada noviembre en las mismas canchas donde aprendieron a jugar. '
    + 'El torneo lo organizan los propios ex alumnos, y todo lo recaudado va al fondo de becas deportivas.',
  quote: 'Uno deja el colegio una sola vez, pero puede volver todos los años. — Teresa Olmedo, promoción 1985',
  highlights: [
    'Más de 40 promociones y 600 jugadores inscritos',
    'Seis disciplinas en tres sedes, con árbitros oficiales',
    'Categorías Senior, Junior y Master: nadie se queda sin jugar',
    'Resultados y posiciones en vivo desde el teléfono',
    'Todo lo recaudado financia becas deportivas',
  ],
}
