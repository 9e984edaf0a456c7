import { createContext, use } from 'react'
import type { FocalPoint } from '@torneo/contracts/storage'
import type { AllImageDetails } from '@torneo/contracts/stored-images'

/** What was said of images, by address; nothing outside of an `ImageDetailsProvider`. */
export const ImageDetailsContext = createContext<AllImageDetails>({})

/** Where an image is placed when it is cut: CSS for `object-position`; undefined for the centre. */
export function positionOf(focus: FocalPoint | undefined): string | undefined {
  return focus && `${Math.round(focus.x * 1000) / 10}% ${Math.round(focus.y * 1000) / 10}%`
}

/** The same of an image by its address, as it is drawn. */
export function useObjectPosition(address: string): string | undefined {
  return positionOf(use(ImageDetailsContext)[address.split('?')[0] ?? '']?.focus)
}
