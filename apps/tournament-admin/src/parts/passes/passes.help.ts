import { type HelpArticle, helpPicture } from '@torneo/panel/screen/help'
import dark from './help/dar-acceso-a-un-voluntario-dark.webp'
import light from './help/dar-acceso-a-un-voluntario-light.webp'

const articles: readonly HelpArticle[] = [
  {
    id: 'dar-acceso-a-un-voluntario',
    title: 'Dar acceso a un voluntario',
    guide: 'admin_tournament',
    section: 'live_control',
    finds: 'planillero pase pin código qr sin cuenta mesa ayudante árbitro colaborador permiso',
    picture: helpPicture(
      light,
      dark,
      'Dar pase de planillero: el partido, y si vale solo para él o para toda la cancha ese día.',
    ),
    steps: [
      'Abre **Panel en Vivo** y toca **Dar pase de planillero**.',
      'Elige el partido, y para qué sirve: **Solo este partido** o **Toda la cancha ese día**.',
      'Toca **Crear pase**. Muéstrale el código QR o envíale el enlace, y dile el PIN aparte.',
      'La persona lo abre en su teléfono, escribe el PIN y su nombre, y ya puede cargar goles.',
    ],
    notes: [
      'No necesita cuenta, y no ve ni cambia nada más. Todo lo que hace queda firmado con su nombre.',
      'Vale hasta la medianoche. Para quitárselo antes, toca **Revocar** en **Pases dados**.',
    ],
  },
]

export default articles
