/** Whether something that is dragged over the page holds files. */
export function holdsFiles(data: DataTransfer | null): boolean {
  return data !== null && [...data.types].includes('Files')
}

/** The files of a paste that are pictures; none when it is text. */
export function pastedImages(data: DataTransfer | null): readonly File[] {
  return [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'))
}
