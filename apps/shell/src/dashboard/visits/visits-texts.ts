/** Texts of the card of the public page's visits. */
export const visitsTexts = {
  title: 'Visitas de la página',
  visits: (count: number) => (count === 1 ? 'visita' : 'visitas'),
  lastDays: (days: number) => `en los últimos ${days} días`,
  today: (count: number) => `Hoy: ${count.toLocaleString('es')}`,
  byDay: 'Visitas por día',
  ofDay: (day: string, count: number) => `${day}: ${count}`,
  sources: 'De dónde llegan',
  pages: 'Lo más visto',
  source: {
    direct: 'Directo o sin dato',
    whatsapp: 'WhatsApp',
    search: 'Buscadores',
    social: 'Redes sociales',
    other: 'Otros sitios',
  },
  how: 'Contadas sin cookies ni datos de nadie: quien vuelve cuenta otra vez.',
} as const
