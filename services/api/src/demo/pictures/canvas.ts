/** What a photo of a gallery measures: the size that the picker hints at. */
export const photoWidth = 1280
export const photoHeight = 720
