/** Texts of the switch of editions. */
export const editionTexts = {
  edition: (year: number) => `Edición ${year}`,
  menu: 'Ediciones',
  open: 'En curso',
  archived: 'Archivada',
} as const
