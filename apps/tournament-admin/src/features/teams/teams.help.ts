import type { HelpArticle } from '@torneo/panel/screen/help'

const articles: readonly HelpArticle[] = [
  {
    id: 'crear-un-equipo',
    title: 'Crear un equipo',
    guide: 'admin_tournament',
    section: 'teams',
    finds: 'inscribir escudo camiseta logo agregar nuevo',
    steps: [
      'Abre **Equipos** y toca **Nuevo equipo**.',
      'Elige el **Deporte** y la **Promoción**, y escribe el **Nombre**. El **Color** se copia de la promoción.',
      'Toca **Agregar equipo**.',
    ],
    notes: ['Un equipo necesita antes su deporte y su promoción. Si falta alguno, la pantalla te lleva a crearlo.'],
  },
  {
    id: 'corregir-una-lista',
    title: 'Corregir la lista de un equipo',
    guide: 'admin_tournament',
    section: 'teams',
    finds: 'nómina jugador agregar tarde buena fe roster dorsal número quitar borrar eliminar planilla nombre mal',
    steps: [
      'Abre **Equipos** y toca **Lista** en la fila del equipo.',
      'Con **Agregar jugador** sumas a uno; con **Pegar lista**, a varios. Con su lápiz corriges a quien ya está.',
    ],
    notes: [
      'Puedes hacerlo también con las listas cerradas.',
      'Si alguien llega tarde y ya se juega, se lo agrega desde la hoja del gol, sin salir del partido.',
    ],
  },
  {
    id: 'confirmar-un-jugador',
    title: 'Confirmar a quien se sumó en la cancha',
    guide: 'admin_tournament',
    section: 'teams',
    finds: 'a confirmar planillero pase aprobar rechazar verificar',
    steps: [
      'Abre **Equipos**: la fila del equipo dice cuántos hay a confirmar.',
      'Toca **Lista**. Arriba están, con su número y su nombre.',
      'Toca **Confirmar**, o **Quitar** si no corresponde.',
    ],
    notes: [
      'Si ya tiene goles o tarjetas no se elimina: **Dar de baja** lo saca de la lista, y lo que hizo sigue contando.',
    ],
  },
  {
    id: 'no-habilitar-a-un-jugador',
    title: 'Decir que un jugador no está habilitado',
    guide: 'admin_tournament',
    section: 'teams',
    finds: 'habilitado habilitación apto médico certificado cuota pago documento dni sanción prohibido',
    steps: [
      'Abre **Equipos**, toca **Lista** en la fila del equipo y el lápiz del jugador.',
      'Toca **No habilitar**, escribe el **Motivo** y confirma.',
      'Cuando se resuelve: lápiz, **Ver habilitación** y **Habilitar**.',
    ],
    notes: [
      'Nadie más que la organización y su capitán lee el motivo. A quien anota, el tablero le dice **No habilitado** y le deja registrar igual.',
      'Si cambia de equipo, la marca va con el jugador.',
    ],
  },
  {
    id: 'jugador-en-dos-equipos',
    title: 'Un jugador está en dos equipos',
    guide: 'admin_tournament',
    section: 'teams',
    finds: 'repetido duplicado doble mismo nombre homónimo dos listas misma persona',
    steps: [
      'Abre **Equipos**: un aviso dice si un nombre está en dos listas del mismo deporte. Toca **Revisar**.',
      'Si es la misma persona, abre la lista donde no corresponde: lápiz, **Dar de baja o cambiar de equipo**.',
      'Si son dos, toca **No es la misma persona**: no se vuelven a señalar.',
    ],
    notes: [
      'Es un aviso: la lista se guarda igual. Se comparan las palabras del nombre, en cualquier orden y con o sin acentos.',
      'Los capitanes no lo ven.',
    ],
  },
  {
    id: 'cambiar-de-equipo',
    title: 'Cambiar a un jugador de equipo, o darlo de baja',
    guide: 'admin_tournament',
    section: 'teams',
    finds: 'pasar mover otro equipo sacar quitar baja goles tarjetas lesión dejó',
    steps: [
      'Abre **Equipos** y toca **Lista** en la fila del equipo.',
      'Toca el lápiz del jugador y después **Dar de baja o cambiar de equipo**.',
      'Elige **Dar de baja**, o el **Equipo nuevo** con su número y **Cambiar de equipo**.',
    ],
    notes: [
      'Lo que ya hizo queda contado donde lo hizo: goles, tarjetas y partidos siguen en el equipo de antes, con su nombre.',
      'Quien está dado de baja aparece al pie de la lista, en **Dados de baja**, y desde ahí vuelve.',
    ],
  },
  {
    id: 'cerrar-las-listas',
    title: 'Cerrar las listas',
    guide: 'admin_tournament',
    section: 'teams',
    finds: 'fecha límite inscripción bloquear nómina capitanes',
    steps: ['Abre **Equipos**.', 'Enciende **Cerrar listas** y confirma.'],
    notes: [
      'Los capitanes siguen viendo su lista, pero no la cambian. Tú sí puedes, y las vuelves a abrir cuando quieras.',
    ],
  },
  {
    id: 'logo-de-un-equipo',
    title: 'Cambiar el logo o el color de un equipo',
    guide: 'admin_tournament',
    section: 'teams',
    finds: 'escudo foto imagen camiseta nombre corregir',
    steps: [
      'Abre **Equipos** y toca el lápiz del equipo.',
      'Cambia su **Color**. Para el **Logo**, toca **Elegir imagen** y súbela, o toma una de la **Biblioteca**.',
      'Toca **Guardar cambios**.',
    ],
  },
  {
    id: 'foto-de-un-jugador',
    title: 'Poner la foto de un jugador',
    guide: 'admin_tournament',
    section: 'teams',
    finds: 'imagen cara retrato subir cargar cambiar',
    steps: [
      'Abre **Equipos**, toca **Lista** en la fila del equipo, y después el lápiz del jugador.',
      'En **Foto** toca **Elegir imagen** y súbela. Mejor si es cuadrada.',
      'Toca **Guardar cambios**.',
    ],
  },
  {
    id: 'descargar-una-lista',
    title: 'Exportar o imprimir la lista de un equipo',
    guide: 'admin_tournament',
    section: 'teams',
    finds: 'descargar bajar csv excel nómina planilla papel firmar buena fe jugadores',
    steps: [
      'Abre **Equipos** y toca **Lista** en la fila del equipo.',
      'Con **Exportar CSV** la descargas para Excel. Con **Imprimir** sale en una hoja, con lugar para firmar.',
    ],
  },
  {
    id: 'equipos-de-una-planilla',
    title: 'Traer equipos y jugadores de una planilla',
    guide: 'admin_tournament',
    section: 'teams',
    finds: 'importar csv excel archivo muchos juntos subir cargar todos listas',
    steps: [
      'Guarda tu planilla como CSV, con los títulos en la primera fila: **Equipo**, **Deporte** y **Promoción**.',
      'Abre **Equipos**, toca los tres puntos y **Importar equipos**. Elige el archivo.',
      'Mira cómo se entendió cada fila y toca **Crear** al pie.',
      'Con **Importar jugadores** traes después todas las listas juntas: **Equipo**, **Número** y **Nombre** en cada fila.',
    ],
    notes: [
      'Si una fila está mal, se dice qué columna y por qué, y no se crea nada hasta que todas estén bien. Lo que ya estaba no se repite.',
      'Si una promoción no se reconoce, la eliges una vez y vale para todas sus filas.',
      '**Exportar equipos** y **Exportar jugadores** bajan lo que hay, en el mismo formato: sirve de modelo.',
    ],
  },
]

export default articles
