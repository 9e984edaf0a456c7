import type { HelpArticle } from '@torneo/panel/screen/help'

/** Sentences of regulations, each with the place where it is set. */
const sentences = [
  '«Ganar vale 3, empatar 1, perder 0»: así viene todo deporte. Para otros puntos, enciende **Puntos propios** en el deporte.',
  '«2 por ganar, 1 por perder, 0 por no presentarse»: **Puntos propios**, con **No se presenta** en 0.',
  '«3-0 y 3-1 dan 3 puntos; 3-2 da 2 y 1»: **Puntos propios**, con **Gana el último set** y **Pierde el último set**.',
  '«No hay empates»: apaga **Se permite el empate** en el deporte.',
  '«El empate va a penales: 2 puntos y 1»: **Un empate se define por penales**, en **Nombres y reglas** de la fase.',
  '«Con penales, los dos conservan su punto»: lo mismo con 1 y 1, y el desempate **Definiciones por penales ganadas**.',
  '«Tres penales por equipo», «uno solo»: **Penales por equipo**, en **Tarjetas, penales y bonus** del deporte.',
  '«Un punto bonus por perder por poco»: **Puntos bonus**. Se carga con el resultado; no se calcula solo.',
  '«El try vale 5, la conversión 2, el penal 3»: **Cuánto suma cada toque**.',
  '«Un solo set», «al mejor de cinco»: **Al mejor de**, en el deporte.',
  '«Dos sets, y puede quedar igualado»: en **Al mejor de**, **Dos sets fijos: puede terminar 1 a 1**.',
  '«A 25, el último a 15, con dos de diferencia»: **Puntos por set**, **Puntos del set que decide** y **Tope del set**.',
  '«Cuatro cuartos de diez minutos»: **Períodos** y **Minutos por período**. Tres períodos no se pueden.',
  '«El W.O. es 3 a 0»: **Resultado del W.O.**, en el deporte.',
  '«No se presentó ninguno»: en el partido, W.O. de los dos. Pierden ambos, con los puntos de **No se presenta**.',
  '«Mala inclusión: se da por perdido»: en el partido terminado, **Dar por perdido**, con sus goles o sin ellos.',
  '«Si no puede seguir, gana el otro con lo jugado»: **Se retiró un equipo**.',
  '«Quien abandona pierde todos sus partidos»: **Retirar un equipo**, **Pierde todos**.',
  '«Se anulan los partidos de quien abandona»: **Retirar un equipo**, **Se anulan**.',
  '«Quien abandona conserva lo jugado»: **Retirar un equipo**, **Se mantienen**.',
  '«Cinco amarillas, una fecha»: **Amarillas para una suspensión**.',
  '«Roja, dos fechas»: **Partidos de suspensión por roja**.',
  '«Tarjeta verde», «azul», «dos minutos»: **Tarjetas, penales y bonus** del deporte. Diez minutos afuera no hay.',
  '«A igual puntaje, diferencia y goles a favor»: **Desempate**, **Torneo: puntos, diferencia, goles**.',
  '«Primero, el partido entre ellos»: **Resultado entre ellos primero (UEFA, FIFA desde 2026)**.',
  '«Entre ellos cuenta solo quién ganó»: **Qué se compara entre ellos**.',
  '«Con tres igualados no cuenta el partido entre ellos»: **Entre ellos, si son tres o más**, **Solo entre dos equipos**.',
  '«Tres parejas: sets y games entre ellas; las otras dos, por su partido»: **Pádel y tenis**.',
  '«Cociente de sets y de puntos»: **Vóley (FIVB)**. «Entre ellos, de nuevo cada vez»: **Básquet (FIBA)**.',
  '«Juego limpio», «menos expulsados», «menos goles en contra»: **Agregar un desempate**, y arrástralo a su lugar.',
  '«Si siguen iguales, moneda al aire»: **Sortear**, u **Ordenar a mano** con el motivo.',
  '«Los goles de un W.O. no cuentan»: apaga **Los goles de un W.O. cuentan en la diferencia**.',
  '«Clasifican los mejores terceros»: sale solo con **Zonas y llave** u **Oro y Plata**, si hay tres zonas.',
  '«Sin los puntos contra el último de la zona grande»: **Zonas de distinto tamaño, para el mejor de un puesto**.',
  '«Los primeros de cada zona juegan un cuadrangular»: **Agregar liga con puestos**, en el menú de la competencia.',
  '«Pasa el mejor perdedor de octavos»: toca el cruce de una llave posterior y usa **Cambiar lugar**.',
  '«Empate en la llave: alargue y penales», «ventaja deportiva»: **Si empatan**, en **Nombres y reglas** de la llave.',
  '«Cuatro puntos a quien desfile», «se descuentan tres»: **Sumar o descontar puntos**.',
  '«Cabezas de serie», «dos de una promo, separadas»: **Cabezas de serie** y **Dos equipos de una promo, en zonas distintas**.',
  '«Gana la promoción con más puntos en todo»: **Copa General**, con **Armar la copa**.',
]

const articles: readonly HelpArticle[] = [
  {
    id: 'tu-reglamento-frase-por-frase',
    title: 'Tu reglamento, frase por frase',
    guide: 'admin_tournament',
    section: 'competition',
    finds: 'bases norma artículo puntaje',
    steps: [
      'Busca abajo la frase más parecida a la de tu reglamento: dice dónde se pone.',
      'Empieza por **Deportes del torneo**. En un deporte nuevo, **Empezar con** llena lo que escribe su federación.',
      'Sigue en **Competencia** con **Nombres y reglas** de cada fase: antes de guardar dice qué puestos cambian.',
      'Lo que decide una persona lleva su motivo, y se puede deshacer.',
    ],
    notes: [
      ...sentences,
      'No se puede: tries, faltas o edad como desempate, diferencia con tope, bonus que se calcula solo, tres períodos, llaves de ida y vuelta, doble eliminación, sistema suizo. Para el orden queda **Ordenar a mano**, con su motivo.',
    ],
  },
]

export default articles
