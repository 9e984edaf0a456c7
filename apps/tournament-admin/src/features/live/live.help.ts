import { type HelpArticle, helpPicture } from '@torneo/panel/screen/help'
import callDark from './help/avisar-a-la-organizacion-dark.webp'
import callLight from './help/avisar-a-la-organizacion-light.webp'
import dark from './help/cargar-un-gol-dark.webp'
import light from './help/cargar-un-gol-light.webp'

const articles: readonly HelpArticle[] = [
  {
    id: 'empezar-un-partido',
    title: 'Empezar y terminar un partido',
    guide: 'pass',
    section: 'live_control',
    finds:
      'iniciar reloj entretiempo segundo tiempo pausar finalizar cronómetro medio descanso minuto primer comenzar parar tiempo muerto básquet cuarto',
    steps: [
      'Elige el partido en la lista.',
      'Toca **Iniciar Partido** cuando empieza de verdad: el reloj arranca.',
      'En el entretiempo toca **Fin del 1.º tiempo**, y después **Empieza el 2.º tiempo**.',
      'Al final toca **Finalizar Partido**. Antes de cerrar te dice si algo no coincide.',
    ],
    notes: [
      '**Pausar** detiene el reloj y **Reanudar** lo sigue. Tocando el minuto lo escribes a mano.',
      'En básquet, y en otros deportes por puntos o por cuartos, **Tiempo muerto** del equipo que lo pide detiene el reloj y lo anota. Después toca **Reanudar**.',
      'Si lo iniciaste por error, **Deshacer** lo quita durante los primeros diez minutos.',
    ],
  },
  {
    id: 'cargar-un-gol',
    title: 'Cargar un gol',
    guide: 'pass',
    section: 'live_control',
    finds: 'anotar punto goleador tanto marcador camiseta penal en contra asistencia goles triple canasta sumar',
    picture: helpPicture(
      light,
      dark,
      'La hoja Registrar Gol: las camisetas del equipo con número y nombre, y Sin identificar.',
    ),
    steps: [
      'Toca **Registrar Gol** del equipo que lo hizo.',
      'Toca la camiseta de quien fue. Queda registrado, con su minuto.',
      'Si no viste quién fue, toca **Sin identificar**: cuenta igual, y le pones nombre después.',
    ],
    notes: [
      'Fue de penal o en contra: elige **De penal** o **En contra** antes de tocar la camiseta.',
      'Hubo asistencia: después del gol toca **¿Asistencia?**, abajo.',
      'El + del marcador suma el gol sin decir de quién fue. Con **¿De quién fue?** le pones nombre; con **Registrar Gol** queda todo de una vez.',
      'No está en la lista: toca **Agregar jugador**, ahí mismo.',
      'Te equivocaste: toca **Deshacer**. Se van el gol y el punto del marcador.',
    ],
  },
  {
    id: 'marcar-los-presentes',
    title: 'Marcar quiénes están hoy',
    guide: 'pass',
    section: 'live_control',
    finds: 'presentes vino faltó alineación formación convocados confirmar titulares',
    steps: [
      'Antes de empezar, en el tablero del partido, toca **Quiénes están hoy** del equipo.',
      'Están todos marcados: toca a quien falta.',
      'Toca **Guardar presentes**. El tablero dice cuántos son.',
    ],
    notes: [
      'Aparece en los deportes que llevan presentes: los partidos jugados de cada jugador cuentan eso.',
      'Sin señal quedan en el teléfono y salen solos cuando vuelve la conexión. Si otra persona los cambió, se te avisa y tus marcas no se pierden.',
      'También lo marca el capitán, hasta que empieza el partido.',
      'Vino alguien que no está en la lista: toca **Agregar jugador a confirmar**, o **Agregar jugador** en la hoja del gol. Juega desde ese momento, y la organización lo confirma después.',
    ],
  },
  {
    id: 'registrar-un-cambio',
    title: 'Registrar un cambio',
    guide: 'pass',
    section: 'live_control',
    finds: 'sustitución sale entra reemplazo suplente',
    steps: [
      'Con el partido en vivo, toca **Cambio** en el equipo.',
      'En **¿Quién sale?** toca su camiseta, y en **¿Quién entra?** la de quien entra.',
      'Te equivocaste: toca **Deshacer**.',
    ],
    notes: ['Aparece en los deportes que llevan cambios. Cuenta como partido jugado de los dos, y nada más.'],
  },
  {
    id: 'avisar-a-la-organizacion',
    title: 'Avisar a la organización desde la cancha',
    guide: 'pass',
    section: 'live_control',
    finds: 'llamar ayuda no vino equipo ausente lluvia incidente lesión pelea falta jugador problema mensaje responder',
    picture: helpPicture(
      callLight,
      callDark,
      'La hoja Avisar a la organización: los motivos, los dos equipos y una frase.',
    ),
    steps: [
      'En el tablero del partido, arriba, toca **Avisar** (la sirena).',
      'Elige el motivo y, si falta un equipo, cuál. Puedes contar más en una frase.',
      'Toca **Enviar aviso**.',
    ],
    notes: [
      'Arriba del marcador dice si ya salió, quién lo leyó y qué responde. **Entendido** lo quita.',
      'Sin señal dice **Por enviar**: sale solo cuando vuelve la conexión.',
      'Quien organiza lo ve en cualquier pantalla del panel. En **Panel en Vivo**, **Avisos de las canchas** tiene los abiertos, para leerlos, responderlos y cerrarlos.',
    ],
  },
  {
    id: 'entregar-un-informe',
    title: 'Entregar un informe del partido',
    guide: 'pass',
    section: 'live_control',
    finds: 'incidente lesión conducta pelea insulto lastimado acta contar escribir organización reporte',
    steps: [
      'Abajo en el tablero del partido toca **Informe del partido**. También cuando ya terminó.',
      'Elige **Incidente**, **Lesión**, **Conducta** u **Otro**, y cuenta qué pasó.',
      'Toca **Entregar informe**.',
    ],
    notes: [
      'Lo lee solo la organización. Los que entregaste tú están en el mismo lugar.',
      'Sin señal queda en el teléfono y sale solo cuando vuelve la conexión, con el partido abierto.',
    ],
  },
  {
    id: 'definir-un-empate',
    title: 'Definir un empate: alargue y penales',
    guide: 'pass',
    section: 'live_control',
    finds: 'penal tanda desempate prórroga tiempo extra suplementario ganador final',
    steps: [
      'Al final toca **Finalizar Partido**. Si debe haber un ganador, en vez de cerrarlo abre **Penales**.',
      'Si tiene alargue, toca **Jugar el alargue**. Cuando termine, toca otra vez **Finalizar Partido**.',
      'Para los penales, elige quién empieza. En cada uno toca **Convertido** o **Errado**.',
      'Cuando ya hay un ganador lo dice, y tocas **Finalizar Partido**.',
    ],
    notes: [
      '¿Te equivocaste? Toca **Deshacer el último penal**.',
      'En deportes por puntos no hay penales: si el empate no vale, se juegan alargues hasta que haya un ganador.',
      'En los cruces de una llave, y en deportes sin empate, debe haber un ganador siempre. En otro partido, enciende **Debe haber un ganador** en la pantalla de partidos.',
    ],
  },
  {
    id: 'cargar-una-tarjeta',
    title: 'Cargar una tarjeta',
    guide: 'pass',
    section: 'live_control',
    finds: 'amarilla roja expulsión doble amonestado',
    steps: ['Toca **Tarjeta Amarilla** o **Tarjeta Roja** del equipo.', 'Toca la camiseta de quien la recibió.'],
    notes: ['Si ya tenía amarilla, te ofrece **Doble amarilla**: con un toque quedan la segunda amarilla y la roja.'],
  },
  {
    id: 'corregir-lo-cargado',
    title: 'Corregir lo que cargaste',
    guide: 'pass',
    section: 'live_control',
    finds: 'error equivocado deshacer borrar cambiar minuto jugador equivoqué eliminar quitar',
    steps: [
      'Recién lo cargaste: toca **Deshacer**. Puedes seguir tocando, hasta tus últimas diez acciones.',
      'Fue hace rato: búscalo en **Timeline de Eventos** y toca su lápiz. Ahí cambias el jugador o el minuto, o lo pasas con **Era del otro equipo**.',
      'Está de más: toca su ×. Si era un gol, el marcador no baja solo: bájalo con el −.',
    ],
  },
  {
    id: 'si-no-hay-senal',
    title: 'Si no hay señal',
    guide: 'pass',
    section: 'live_control',
    finds: 'internet wifi datos offline sin conexión batería cobertura',
    steps: [
      'Sigue como siempre: toca goles, tarjetas y tiempos. El reloj también sigue.',
      'Lo que cargas queda guardado en el teléfono, con su minuto, y dice **Por enviar**.',
      'Cuando vuelve la señal se envía solo, en orden y una sola vez. No hace falta que hagas nada.',
    ],
    notes: [
      'A los pocos segundos de abrir un partido dice **Listo para usar sin señal**: desde ese momento puedes recargar la página aunque no haya señal.',
      'No cierres tu sesión ni salgas del pase mientras diga que hay acciones por enviar.',
      'Si cierras la página o se apaga el teléfono, ábrelo de nuevo en el mismo teléfono: todo sigue ahí.',
      'Si algo no se pudo guardar, lo dice arriba y te deja **Reintentar** o **Descartar**.',
    ],
  },
  {
    id: 'dos-en-el-mismo-partido',
    title: 'Si son dos en el mismo partido',
    guide: 'pass',
    section: 'live_control',
    finds: 'repetido doble otro planillero llevar mismo gol',
    steps: [
      'Arriba dice quién más lo tiene abierto, y quién lo lleva.',
      'Para llevarlo tú, toca **Llevarlo yo**. A la otra persona le avisa.',
      'Si los dos cargan lo mismo con segundos de diferencia, te pregunta: **Es el mismo** o **Es otro**.',
    ],
  },
  {
    id: 'mostrar-a-las-familias',
    title: 'Mostrar los resultados a las familias',
    guide: 'admin_tournament',
    section: 'live_control',
    finds: 'televisor tv pantalla qr público en vivo compartir enlace whatsapp televisión tele',
    steps: [
      'Abre **Panel en Vivo** y toca **Página para las familias**.',
      'Muestra el código QR, o toca **Copiar enlace** y compártelo.',
      'Para una pantalla grande toca **Copiar enlace del televisor**: la letra es grande y se desplaza sola.',
    ],
    notes: ['Se abre sin cuenta. Cada familia puede seguir a su promoción y recibir avisos.'],
  },
]

export default articles
