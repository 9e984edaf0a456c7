import { type HelpArticle, helpPicture } from '@torneo/panel/screen/help'
import dark from './help/entregar-la-nomina-dark.webp'
import light from './help/entregar-la-nomina-light.webp'

const articles: readonly HelpArticle[] = [
  {
    id: 'entregar-la-nomina',
    title: 'Entregar la nómina',
    guide: 'team_captain',
    section: 'my_team',
    finds:
      'lista de buena fe jugadores pegar excel whatsapp inscribir equipo cargar subir archivo csv plantel capitán correo mail',
    picture: helpPicture(
      light,
      dark,
      'Pegar lista: tres jugadores pegados, cada uno escrito de otra manera, y el botón para revisarlos.',
    ),
    steps: [
      'Abre **Mi equipo** y toca **Pegar lista**.',
      'Pega los jugadores como los tengas: de Excel, de WhatsApp o de un correo. Uno por línea, con su número y su nombre; si falta la posición, queda **A definir**.',
      'Toca **Revisar**. Lo que no se entendió queda marcado, y lo corriges ahí mismo. También dice qué queda fuera: títulos, cuerpo técnico, bajas, tachados y columnas como DNI o talle. A quien está entre las dudas lo marca.',
      'Toca el botón que dice cuántos vas a agregar. Se guardan todos juntos.',
    ],
    notes: [
      'No hay nada más que enviar: la organización ve la lista en el momento.',
      'De a uno también se puede, con **Agregar jugador**.',
    ],
  },
  {
    id: 'corregir-un-jugador',
    title: 'Corregir o quitar un jugador',
    guide: 'team_captain',
    section: 'my_team',
    finds: 'número dorsal foto posición eliminar cambiar borrar sacar baja capitán equivoqué',
    steps: [
      'Abre **Mi equipo** y busca al jugador en **Lista de Buena Fe**.',
      'Con su lápiz cambias el número, el nombre, la posición o la foto. Toca **Guardar cambios**.',
      'Con el tacho lo quitas: confirma con **Eliminar jugador**. Si fue sin querer, toca **Deshacer** en el aviso.',
    ],
    notes: [
      'Quien ya tiene goles o tarjetas no se elimina: con su lápiz, **Dar de baja** lo saca de la lista y sus goles siguen contando. Vuelve desde **Dados de baja**.',
      'Si dice **Las listas están cerradas**, ya no se puede cambiar: habla con la organización.',
    ],
  },
  {
    id: 'cuando-jugamos',
    title: 'Saber cuándo jugamos',
    guide: 'team_captain',
    section: 'my_team',
    finds: 'partidos horario cancha fecha rival próximo fixture calendario',
    steps: [
      'Abre **Mi equipo**: en **Próximos partidos** están el día, la hora y la cancha.',
      'Si un partido se movió, dice **Cambió** y cómo era antes.',
    ],
  },
  {
    id: 'quienes-vienen',
    title: 'Decir quiénes juegan hoy',
    guide: 'team_captain',
    section: 'my_team',
    finds: 'presentes vino faltó alineación formación convocados marcar',
    steps: [
      'Abre **Mi equipo**: en el próximo partido toca **Quiénes están hoy**.',
      'Están todos marcados: toca a quien falta.',
      'Toca **Guardar presentes**. Puedes cambiarlo hasta que empieza el partido.',
    ],
    notes: ['Aparece en los deportes que llevan presentes.'],
  },
  {
    id: 'foto-de-tu-jugador',
    title: 'Poner la foto de un jugador',
    guide: 'team_captain',
    section: 'my_team',
    finds: 'imagen cara retrato subir cargar cambiar',
    steps: [
      'Abre **Mi equipo** y toca el lápiz del jugador.',
      'En **Foto** toca **Elegir imagen** y súbela. Mejor si es cuadrada.',
      'Toca **Guardar cambios**.',
    ],
  },
  {
    id: 'descargar-tu-lista',
    title: 'Descargar o imprimir tu lista',
    guide: 'team_captain',
    section: 'my_team',
    finds: 'exportar csv excel nómina planilla papel firmar buena fe jugadores',
    steps: [
      'Abre **Mi equipo** y baja hasta **Lista de Buena Fe**.',
      'Con **Exportar CSV** la descargas para Excel. Con **Imprimir** sale en una hoja, con lugar para firmar.',
    ],
  },
  {
    id: 'listas-cerradas',
    title: 'Si las listas ya están cerradas',
    guide: 'team_captain',
    section: 'my_team',
    finds: 'agregar cambiar jugador tarde fecha límite a quién pedir organización capitán',
    steps: [
      'Si arriba dice **Las listas están cerradas**, ya no puedes cambiar la tuya. Verla, descargarla e imprimirla, sí.',
      'Si necesitas un cambio, pídeselo a la organización del torneo: puede corregirla igual.',
      'Cuando lo hagan, lo ves aquí en el momento.',
    ],
  },
]

export default articles
