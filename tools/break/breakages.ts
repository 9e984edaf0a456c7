/**
 * `press`: a button of the section does it. `open`: a version has it, whose preview is opened. `release`: a release
 * that is refused.
 */
export type Trigger = 'press' | 'open' | 'release'

/** Something that a team can break, and what each of three people sees of it. */
export interface Breakage {
  readonly id: string
  readonly trigger: Trigger
  readonly name: string
  /** Seen by the person in the panel. */
  readonly person: string
  /** Seen by the team in 'Despliegues' or in its pipeline. */
  readonly team: string
  /** Seen by the operator in metrics, alerts and the log. */
  readonly operator: string
}

const pane = "Un aviso en lugar de la sección, con 'Reintentar'. El resto del panel sigue."
const stays = 'La pantalla sigue.'
const listed = 'El error con su línea, la versión, la pantalla y cuántas personas.'
const failure = 'Una falla de la versión: avisa TorneoSectionFails.'
const errors = 'Un error más del equipo: avisa TorneoSectionErrors.'
const failed = 'La falla, contada en su versión.'
const whole = 'Las pantallas de los demás equipos siguen igual.'
const leak = 'Lo que quedó, con su línea.'
const leaks = 'Una fila más del equipo: avisa TorneoSectionErrors.'

/** Something that reaches beyond its section, and that the panel takes back. */
const reaching = (id: string, name: string, person = whole): Breakage => ({
  id,
  trigger: 'press',
  name,
  person,
  team: leak,
  operator: leaks,
})

/** A release that is refused; the team reads the panel's answer. */
const refused = (id: string, name: string): Breakage => ({
  id,
  trigger: 'release',
  name,
  person: 'Nada: no llega a nadie.',
  team: '',
  operator: 'Nada.',
})

/** All breakages in the order of the page. */
export const breakages: readonly Breakage[] = [
  { id: 'render', trigger: 'press', name: 'Un error al dibujar', person: pane, team: listed, operator: failure },
  { id: 'effect', trigger: 'press', name: 'Un error en un efecto', person: pane, team: listed, operator: failure },
  { id: 'endless', trigger: 'press', name: 'Un estado que no termina', person: pane, team: listed, operator: failure },
  { id: 'handler', trigger: 'press', name: 'Un error al pulsar', person: stays, team: listed, operator: errors },
  { id: 'promise', trigger: 'press', name: 'Una promesa rechazada', person: stays, team: listed, operator: errors },
  { id: 'cause', trigger: 'press', name: 'Un error con su causa', person: stays, team: listed, operator: errors },
  {
    id: 'value',
    trigger: 'press',
    name: 'Un objeto lanzado',
    person: stays,
    team: 'El error, en la pantalla que estaba abierta, sin los datos del objeto.',
    operator: errors,
  },
  { id: 'child', trigger: 'press', name: 'Un objeto dibujado', person: pane, team: listed, operator: failure },
  { id: 'timer', trigger: 'press', name: 'Un error más tarde', person: stays, team: listed, operator: errors },
  {
    id: 'blame',
    trigger: 'press',
    name: 'Un error que nombra a otro equipo',
    person: stays,
    team: 'El error, en su propia lista: el texto no culpa a otro equipo.',
    operator: errors,
  },
  {
    id: 'flood',
    trigger: 'press',
    name: 'Diez mil errores seguidos',
    person: stays,
    team: 'Una sola fila, con su cantidad.',
    operator: 'Unas pocas peticiones, no diez mil.',
  },
  {
    id: 'fetch',
    trigger: 'press',
    name: 'Una petición a otro sitio',
    person: 'No sale: la política del panel la bloquea.',
    team: listed,
    operator: errors,
  },
  {
    id: 'markup',
    trigger: 'press',
    name: 'HTML insertado como texto',
    person: 'No se inserta: la política del panel lo bloquea.',
    team: listed,
    operator: errors,
  },
  {
    id: 'style',
    trigger: 'press',
    name: 'Un estilo para todos los botones',
    person: 'Solo cambia esta sección.',
    team: 'Nada: la compilación lo limita a la sección.',
    operator: 'Nada.',
  },
  {
    id: 'leave',
    trigger: 'press',
    name: 'Un error al salir',
    person: 'Nada: la pantalla siguiente se abre.',
    team: listed,
    operator: failure,
  },
  { id: 'never', trigger: 'press', name: 'Una pantalla que no llega', person: pane, team: failed, operator: failure },
  reaching('keys', 'Un listener que se queda con el teclado'),
  reaching('clicks', 'Un listener que se queda con los clics'),
  reaching('handler-key', 'Un document.onkeydown que queda'),
  reaching('bubble', 'Un listener que detiene los clics con propiedades'),
  reaching('navigate', 'Un navigation.onnavigate que queda'),
  reaching('observer', 'Un observador que quita el foco'),
  reaching('interval', 'Un intervalo que sigue al salir'),
  reaching('frames', 'Una animación que sigue al salir'),
  reaching('request', 'Otro fetch'),
  reaching('history', 'Otro history.pushState'),
  reaching('map', 'Otro Array.prototype.map'),
  reaching('base', 'Un método para todos los objetos'),
  reaching('dialogs', 'Otro HTMLDialogElement.prototype.showModal'),
  reaching('online', 'Otro navigator.onLine'),
  reaching('layer', 'Una capa sobre toda la página', 'La barra y el menú quedan encima; al salir, la capa no está.'),
  reaching('range', 'Una capa puesta con un Range', 'La barra y el menú quedan encima; al salir, la capa no está.'),
  reaching('sheet', 'Una hoja de estilos adoptada'),
  reaching('root', 'El panel quitado de la página', 'Nada: vuelve antes de que se vea.'),
  reaching('adopt', 'El panel sacado con adoptNode', 'Nada: vuelve antes de que se vea.'),
  reaching('body', 'La página vaciada', 'Nada: vuelve antes de que se vea.'),
  reaching('nav', 'El menú vaciado', 'Nada: vuelve antes de que se vea.'),
  { id: 'load', trigger: 'open', name: 'Un error al cargar', person: pane, team: listed, operator: failure },
  {
    id: 'unexported',
    trigger: 'open',
    name: 'Una versión sin sus pantallas',
    person: pane,
    team: failed,
    operator: failure,
  },
  { id: 'hang', trigger: 'open', name: 'Una carga que no termina', person: pane, team: failed, operator: failure },
  {
    id: 'late',
    trigger: 'open',
    name: 'Una carga que tarda',
    person: 'Espera, o ve un aviso: la pantalla se abre sola cuando llega.',
    team: 'Nada: puede ser la conexión de una persona.',
    operator: 'Como mucho un timeout, que no culpa a la versión.',
  },
  refused('path', 'La ruta de otro equipo'),
  refused('below', 'Una ruta debajo de la de otro'),
  refused('row', 'El id de una sección de otro'),
  refused('label', 'Una sección sin nombre'),
  refused('shell', 'Un panel que todavía no existe'),
  refused('service', 'Un servicio que todavía no existe'),
  refused('archive', 'Un archivo que no es una versión'),
  refused('other', 'La versión de otra app'),
  refused('older', 'Una versión anterior a la que está en vivo'),
  refused('global', 'Un estilo para toda la página'),
  refused('heavy', 'Cinco megas de código'),
  refused('react', 'Otro React'),
  refused('entry', 'Una versión sin su entrada'),
  refused('missing', 'Una versión sin una de sus partes'),
  refused('syntax', 'Código que no se puede leer'),
  refused('name', 'Una compilación con el nombre de otra app'),
  refused('order', 'Una sección antes que todas'),
  refused('maps', 'Los mapas de código de otra versión'),
  refused('roles', 'Una primera versión solo para un rol'),
]

/** App that `npm run break` releases. */
export const breakingApp = 'breakages-admin'
export const breakagesPath = '/breakages'

/** Version that has a breakage of the trigger `open`. */
export const brokenVersion = (id: string): string => `1.0.0-${id}`
