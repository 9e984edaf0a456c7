import type { FocalPoint } from '@torneo/contracts/files/storage'
import type { AllImageDetails } from '@torneo/contracts/files/stored-images'
import { createContext, use } from 'react'

/** Texts and focal points of images, by address; empty outside an `ImageDetailsProvider`. */
export const ImageDetailsContext = createContext<AllImageDetails>({})

/** The `object-position` of a cropped image; undefined for the centre. */
export function positionOf(focus: FocalPoint | undefined): string | undefined {
  return focus && `${Math.round(focus.x * 1000) / 10}% ${Math.round(focus.y * 1000) / 10}%`
}

/** The `object-position` of the image at `address`; a query string is ignored. */
export function useObjectPosition(address: string): string | undefined {
  return positionOf(use(ImageDetailsContext)[address.split('?')[0] ?? '']?.focus)
}
