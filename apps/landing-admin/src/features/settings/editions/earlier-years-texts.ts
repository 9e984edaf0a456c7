const list = new Intl.ListFormat('es', { type: 'conjunction' })

/** Texts of the places that name an earlier year. */
export const earlierYearsTexts = {
  title: 'La página todavía nombra el año de una edición anterior:',
  says: (section: string, years: readonly number[]) => `${section} dice ${list.format(years.map(String))}`,
  more: (count: number) => `y ${count} más`,
} as const
