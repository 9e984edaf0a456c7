import type { News } from '@torneo/contracts/content/news'
import type { LandingPage } from '@torneo/contracts/content/pages'
import type { OwnFields } from '../platform/database/repository'
import type { DemoCalendar } from './demo-calendar'
import type { ImageAddress } from './write-images'

const without = { images: [], file: '', fileName: '', fileSize: 0 }

/** Fictitious news around the days of the tournament. */
export const demoNews = (imageAddress: ImageAddress, { day, words }: DemoCalendar): readonly OwnFields<News>[] => {
  const dinner = imageAddress('mesa-larga')
  return [
    {
      ...without,
      title: 'Se sortearon las zonas',
      slug: 'se-sortearon-las-zonas',
      date: day(-12),
      text:
        '<p>Con los delegados de todas las promociones en el salón de actos, quedaron armadas las zonas de los seis deportes. ' +
        'Las promociones que fueron finalistas el año pasado encabezan cada zona.</p>' +
        '<p>Los cruces ya están en <a href="/en-vivo">En vivo</a>, con día, hora y cancha.</p>',
      image: imageAddress('copas-en-fila'),
      alt: 'Las copas del torneo en fila sobre una mesa',
      videoUrl: '',
      pinned: false,
    },
    {
      ...without,
      title: 'La cena de cierre, en el patio',
      slug: 'la-cena-de-cierre-en-el-patio',
      date: day(-4),
      text:
        '<p>La premiación y la cena son la misma noche, como siempre: primero las copas, después la mesa larga.</p>' +
        '<h2>Antes de venir</h2>' +
        '<ul><li><p>Cada promoción reserva su mesa con su delegado.</p></li>' +
        '<li><p>Hay menú sin gluten y vegetariano, si se avisa al reservar.</p></li>' +
        '<li><p>Los chicos cenan más temprano, con juegos en el gimnasio.</p></li></ul>' +
        `<img src="${dinner}" alt="La mesa larga del patio, servida para la cena">` +
        '<p>Lo que se junte esa noche va al fondo de becas deportivas.</p>',
      images: [dinner],
      image: imageAddress('luces-del-patio'),
      alt: 'Guirnaldas de luces sobre el patio',
      videoUrl: '',
      pinned: false,
    },
    {
      ...without,
      title: 'Cómo seguir los partidos desde casa',
      slug: 'como-seguir-los-partidos-desde-casa',
      date: day(-1),
      text: words(
        '<p>Los resultados se cargan desde la cancha, gol por gol. En <a href="/en-vivo">En vivo</a> eliges tu promoción ' +
          'y te avisa cuando juega.</p><blockquote><p>El {año} es el primer año con las seis disciplinas en el teléfono.</p></blockquote>' +
          '<p>La final de fútbol se transmite completa.</p>',
      ),
      image: imageAddress('hinchada-roja'),
      alt: 'La hinchada de rojo en la tribuna',
      videoUrl: 'https://www.youtube.com/@torneoexalumnos',
      pinned: true,
    },
  ]
}

/** Fictitious pages. */
export const demoPages: readonly OwnFields<LandingPage>[] = [
  {
    ...without,
    title: 'Reglamento',
    slug: 'reglamento',
    text:
      '<h2>Quiénes juegan</h2>' +
      '<p>Juega quien terminó, o cursó al menos dos años, en el colegio. Cada promoción presenta un equipo por deporte.</p>' +
      '<h2>Lista de buena fe</h2>' +
      '<ol><li><p>El capitán la entrega antes del sorteo.</p></li>' +
      '<li><p>Nadie puede estar en dos equipos del mismo deporte.</p></li>' +
      '<li><p>Un jugador que no está en la lista no entra a la cancha.</p></li></ol>' +
      '<h2>Puntos</h2>' +
      '<p>La victoria vale <strong>3 puntos</strong> y el empate <strong>1</strong>, salvo en los deportes que no tienen empate.</p>' +
      '<h3>Si hay igualdad en la tabla</h3>' +
      '<p>Decide el partido entre ambos; después, la diferencia de gol; después, los goles a favor.</p>' +
      '<h2>Conducta</h2>' +
      '<p>La segunda amarilla es expulsión, y la expulsión es una fecha. El tribunal puede agregar más.</p>',
    priority: 2,
  },
  {
    ...without,
    title: 'Dónde dormir',
    slug: 'donde-dormir',
    text:
      '<p>Para quienes vienen de lejos: pregunten por la tarifa del torneo, que vale hasta dos semanas antes.</p>' +
      '<h2>A pie del colegio</h2>' +
      '<ul><li><p><strong>Hostería Los Jacarandás</strong>, a tres cuadras. Con cochera.</p></li>' +
      '<li><p><strong>Posada del Arroyo</strong>, a ocho cuadras. Habitaciones para familias.</p></li></ul>' +
      '<h2>En casa de una familia</h2>' +
      '<p>Hay familias de la ciudad con lugar. Escribe a ' +
      '<a href="mailto:contacto@torneoexalumnos.example">la organización</a> y te ponemos en contacto.</p>',
    priority: 1,
  },
]
