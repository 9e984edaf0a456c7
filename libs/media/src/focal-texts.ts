/** Texts of the focal point and the alternative text (B54). */
export const focalTexts = {
  title: 'Punto de enfoque',
  why: 'Lo que queda a la vista donde la imagen se recorta. Tócalo en la imagen, o muévelo con las flechas.',
  at: (left: number, top: number) => `${left} % desde la izquierda, ${top} % desde arriba`,
  alt: 'Descripción',
  altHint: 'Qué se ve: la leen quienes no pueden verla.',
  failed: 'No se guardó lo que dijiste de la imagen',
} as const
