import { type HelpArticle, helpPicture } from '@torneo/panel/screen/help'
import dark from './help/abrir-la-edicion-del-ano-que-viene-dark.webp'
import light from './help/abrir-la-edicion-del-ano-que-viene-light.webp'

const articles: readonly HelpArticle[] = [
  {
    id: 'abrir-la-edicion-del-ano-que-viene',
    title: 'Abrir la edición del año que viene',
    guide: 'admin_tournament',
    section: 'settings',
    finds: 'nueva edición año archivar archivada anterior empezar de nuevo otro torneo copiar equipos deshacer',
    picture: helpPicture(light, dark, 'Nueva edición: el nombre y el año, y qué se archiva y qué sigue.'),
    steps: [
      'Termina el año en **Competencia**, **Cierre**. Con un partido en vivo no se puede abrir otra edición.',
      'En **Configuración**, **Ediciones**, toca **Nueva edición** y revisa el **Nombre** y el **Año**.',
      'Elige si **Copiar los equipos** y **Copiar los jugadores**. Promociones, capitanes y deportes siguen siempre.',
      'Toca el botón que abre la edición. Si fue sin querer, usa **Deshacer** mientras no se jugó ningún partido.',
    ],
    notes: [
      'Abrir o deshacer una edición te pide la contraseña o tu segundo paso. Vale por 10 minutos.',
      'Para mirar un año anterior, toca el año que está debajo del nombre del torneo. Las familias lo eligen al pie de su página.',
      'Un año archivado no se cambia más: se mira, se imprime y se exporta.',
      '**Exportar** guarda un archivo ZIP con planillas que abre Excel, datos, escudos y fotos. Guárdalo donde la escuela guarda sus cosas: se lee sin este panel.',
      'Terminan los pases de cancha y las alertas de los celulares.',
    ],
  },
]

export default articles
