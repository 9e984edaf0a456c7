/** HTML of rows of a given height in pixels, each with the same word: the bare page of measurements in a browser. */
export const plainRows = (count: number, height: number) =>
  `<ul>${`<li style="height:${height}px">Equipo</li>`.repeat(count)}</ul>`
