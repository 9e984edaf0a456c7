import { kits } from './colors'
import type { Picture } from './picture'
import { basket } from './scenes/basket'
import { campus } from './scenes/campus'
import { ceremony } from './scenes/ceremony'
import { crowd } from './scenes/crowd'
import { dinner } from './scenes/dinner'
import { pitch } from './scenes/pitch'
import { pingPong, tennis } from './scenes/rackets'
import { stadium } from './scenes/stadium'
import { team } from './scenes/team'
import { track } from './scenes/track'
import { trophy } from './scenes/trophy'
import { volley } from './scenes/volley'

const photo = (draw: () => string, more: Partial<Picture> = {}): Picture => ({ bucket: 'gallery', draw, ...more })

const opening = {
  'desfile-banderas.jpg': photo(() => ceremony({ seed: 31, moment: 'flags' })),
  'palabras-rectora.jpg': photo(() => ceremony({ seed: 8 })),
  'fachada-colegio.jpg': photo(() => campus({ seed: 5, party: true })),
  'tribuna-norte.jpg': photo(() => crowd({ seed: 11 })),
  'foto-promo-91.jpg': photo(() => team({ seed: 21, kit: kits.green })),
  'foto-promo-04.jpg': photo(() => team({ seed: 34, kit: kits.violet, marks: 'sash', rows: [6, 5], long: 0.45 })),
}

const football = {
  // As large as a hero's background has to be (spec 1 §5): it is one.
  'final-nocturna.jpg': photo(() => stadium({ seed: 7, width: 1920, height: 1080 })),
  'cancha-al-atardecer.jpg': photo(() => stadium({ seed: 12, moment: 'empty', sky: ['#2a1a4f', '#8a3b7d', '#f08a5d'] })),
  'cancha-1-dron.jpg': photo(() => pitch({ seed: 4, home: kits.blue, away: kits.yellow })),
  'circulo-central.webp': photo(() =>
    pitch({ seed: 9, home: kits.red, away: kits.white, look: { x: 800, y: 500, zoom: 1.75, turn: 6 } })),
  'area-chica.jpg': photo(() =>
    pitch({ seed: 15, home: kits.orange, away: kits.sky, look: { x: 1330, y: 520, zoom: 1.4, turn: -8 },
      grass: ['#4c8f3d', '#5a9f49'] })),
  'foto-promo-98.jpg': photo(() => team({ seed: 45, kit: kits.red, marks: 'stripes', place: 'goal', before: 'cup' })),
  'hinchada-roja.jpg': photo(() =>
    crowd({ seed: 23, colors: ['#e50914', '#b5121b', '#ffffff', '#7d0f18', '#f4f4f0'], zoom: 1.35 })),
  'copa-2025.png': photo(() => trophy({ seed: 3, confetti: 90 })),
  'foto-promo-85.jpg': photo(() => team({ seed: 52, kit: kits.white, marks: 'band', place: 'dusk', rows: [6, 6] })),
}

const volleyball = {
  'remate-voley.jpg': photo(() => volley({ seed: 2, home: kits.white, away: kits.blue })),
  'saque-en-la-arena.jpg': photo(() =>
    volley({ seed: 14, home: kits.violet, away: kits.orange, place: 'sand', moment: 'serve' })),
  'bloqueo-doble.jpg': photo(() => volley({ seed: 19, home: kits.green, away: kits.red }), { turned: true }),
  'punto-en-la-arena.jpg': photo(() => volley({ seed: 27, home: kits.yellow, away: kits.sky, place: 'sand' })),
  'voley-promo-07.jpg': photo(() =>
    team({ seed: 61, kit: kits.blue, marks: 'band', place: 'gym', rows: [5, 4], long: 0.7, before: 'volleyball' })),
}

const basketball = {
  'aro-gimnasio.webp': photo(() => basket({ seed: 6 })),
  'bandeja-de-reves.jpg': photo(() => basket({ seed: 16, home: kits.red, away: kits.sky })),
  'doble-sobre-la-hora.jpg': photo(() =>
    basket({ seed: 26, home: kits.green, away: kits.white, hall: ['#16283f', '#2d5378', '#c89a5e'] }), { turned: true }),
  'basquet-promo-12.jpg': photo(() =>
    team({ seed: 72, kit: kits.orange, marks: 'plain', place: 'gym', rows: [5, 5], long: 0.2, before: 'basketball' })),
  'copa-basquet.webp': photo(() => trophy({ seed: 5, metal: 'bronze', light: ['#3f9c74', '#1c5c45', '#0b2a20'] })),
}

const games = {
  'llegada-100-metros.jpg': photo(() =>
    track({ seed: 8, runners: [kits.blue, kits.orange, kits.violet, kits.white], finish: true })),
  'posta-4x100.jpg': photo(() => track({ seed: 18, runners: [kits.green, kits.red, kits.yellow], sky: ['#f2a65a', '#fde7c7'] }),
    { turned: true }),
  'podio-atletismo.jpg': photo(() => ceremony({ seed: 12, moment: 'podium', curtain: ['#12264a', '#1f4a8a'] })),
  'tenis-polvo.jpg': photo(() => tennis(3)),
  'ping-pong.jpg': photo(() => pingPong(4)),
  'mesa-verde.webp': photo(() => pingPong(9, ['#1c7a57', '#125a3f'])),
}

const dinners = {
  'brindis-cierre.jpg': photo(() => dinner({ seed: 2 })),
  'brindis-promociones.jpg': photo(() => dinner({ seed: 6, moment: 'toast', wall: ['#17324a', '#2a5b73'] })),
  'mesa-larga.jpg': photo(() => dinner({ seed: 10, moment: 'table' })),
  'luces-del-patio.jpg': photo(() => dinner({ seed: 13, moment: 'toast', wall: ['#4a1626', '#8a2f3c'] }), { turned: true }),
  'fuegos-de-cierre.jpg': photo(() => stadium({ seed: 22, moment: 'crowd', fireworks: true })),
  'copas-en-fila.jpg': photo(() =>
    trophy({ seed: 7, metal: 'gold', light: ['#3b6fd4', '#1d3a80', '#0c1530'], confetti: 120, escort: true })),
}

const archive = {
  'archivo-1995-fachada.jpg': photo(() => campus({ seed: 15, leaves: ['#8fae6b', '#76975a', '#a5bf7f'] }), { faded: 'sepia' }),
  'archivo-1998-equipo.jpg': photo(() =>
    team({ seed: 81, kit: kits.white, marks: 'stripes', place: 'goal', rows: [6, 5], long: 0 }), { faded: 'grey' }),
  'archivo-1999-tribuna.jpg': photo(() => crowd({ seed: 33, zoom: 1.2 }), { faded: 'sepia' }),
  'archivo-2003-copa.jpg': photo(() => trophy({ seed: 9, metal: 'silver', light: ['#b9b9b9', '#6d6d6d', '#262626'] }),
    { faded: 'grey' }),
}

/** Nobody shows them: a library has leftovers. */
const leftovers = {
  'cancha-2-dron.jpg': photo(() =>
    pitch({ seed: 40, home: kits.violet, away: kits.green, look: { x: 560, y: 480, zoom: 1.05, turn: 12 } })),
  'hinchada-azul.jpg': photo(() => crowd({ seed: 47, colors: ['#1d4ed8', '#17356f', '#6ab7e8', '#f4f4f0'], night: true })),
  'patio-otono.webp': photo(() => campus({ seed: 25, leaves: ['#d98a2b', '#c4602a', '#e8b54a'], sky: ['#9cc3da', '#f6ead2'] })),
}

export const leftoverNames = Object.keys(leftovers)

export const galleryPhotos = {
  ...archive, ...leftovers, ...opening, ...volleyball, ...basketball, ...games, ...football, ...dinners,
}
