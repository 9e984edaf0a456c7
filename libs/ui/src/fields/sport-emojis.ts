/** The 30 sport emojis of the picker (spec 2 §2, §9), six per row, with their Spanish names for screen readers. */
export const sportEmojis = [
  { emoji: '⚽', name: 'Fútbol' },
  { emoji: '🏀', name: 'Básquet' },
  { emoji: '🏐', name: 'Vóley' },
  { emoji: '🎾', name: 'Tenis' },
  { emoji: '🏓', name: 'Tenis de mesa' },
  { emoji: '🏸', name: 'Bádminton' },

  { emoji: '🏈', name: 'Fútbol americano' },
  { emoji: '🏉', name: 'Rugby' },
  { emoji: '⚾', name: 'Béisbol' },
  { emoji: '🥎', name: 'Sóftbol' },
  { emoji: '🏑', name: 'Hockey sobre césped' },
  { emoji: '🏒', name: 'Hockey sobre hielo' },

  { emoji: '🏏', name: 'Críquet' },
  { emoji: '🥍', name: 'Lacrosse' },
  { emoji: '⛳', name: 'Golf' },
  { emoji: '🎳', name: 'Bolos' },
  { emoji: '🎯', name: 'Dardos' },
  { emoji: '🎱', name: 'Billar' },

  { emoji: '🏃', name: 'Atletismo' },
  { emoji: '🚴', name: 'Ciclismo' },
  { emoji: '🏊', name: 'Natación' },
  { emoji: '🤽', name: 'Waterpolo' },
  { emoji: '🚣', name: 'Remo' },
  { emoji: '🏄', name: 'Surf' },

  { emoji: '🤸', name: 'Gimnasia' },
  { emoji: '🏋️', name: 'Levantamiento de pesas' },
  { emoji: '🥊', name: 'Boxeo' },
  { emoji: '🥋', name: 'Artes marciales' },
  { emoji: '🤺', name: 'Esgrima' },
  { emoji: '♟️', name: 'Ajedrez' },
] as const

/** Emoji of a new sport. */
export const defaultSportEmoji = sportEmojis[0].emoji
