/** HTML of so many rows of a height in pixels, with the same word in each: the bare page of measurements in a browser. */
export const plainRows = (count: number, height: number) => `<ul>${`<li style="height:${height}px">Equipo</li>`.repeat(count)}</ul>`
