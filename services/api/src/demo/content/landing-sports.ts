import type { LandingSport, LandingSportCategory } from '@torneo/contracts/landing-sports'
import type { OwnFields } from '../../platform/repository'

const sport = (icon: string, name: string, category: LandingSportCategory, description: string): OwnFields<LandingSport> =>
  ({ icon, name, category, description })

/** The last one is the newest, so it is the first that people see. */
export const demoLandingSports: readonly OwnFields<LandingSport>[] = [
  sport('🏓', 'Ping pong', 'Mixto', 'Cuadro individual al mejor de cinco juegos. Paletas y pelotas las pone la organización.'),
  sport('🎾', 'Tenis dobles', 'Mixto', 'Parejas de la misma promoción sobre polvo de ladrillo, con sets cortos y tie break.'),
  sport('🏃', 'Atletismo', 'Femenino', 'Cien metros llanos y posta de cuatro por cien: la largada más festejada del sábado.'),
  sport('🏐', 'Vóley mixto', 'Mixto', 'Seis por lado, con al menos tres jugadoras en cancha. También hay cancha de arena.'),
  sport('🏀', 'Básquet', 'Masculino', 'Dos tiempos de veinte minutos en el gimnasio techado, con tribuna llena.'),
  sport('⚽', 'Fútbol 11', 'Masculino', 'La cancha principal, dos tiempos de 35 minutos y la final del domingo bajo las luces.'),
]
