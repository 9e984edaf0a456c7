import { focusClass } from '../class-rules'
import { imageAt, sourceSet } from '../image-source'
import { usePage } from '../use-page'

/** The same for the header's logo and the hero's, most often one file, which then loads once. */
export const logoSizes = '96px'

interface PictureProps {
  readonly address: string
  /** Alternative text; absent: the one of the stored image. */
  readonly alt?: string
  /** True where the text beside the picture says everything. */
  readonly isDecorative?: boolean
  /** Width on the page, for `sizes`. */
  readonly sizes: string
  readonly className: string
  /** Largest width in pixels that the layout can use. */
  readonly maxWidth?: number
  /** `first`: the largest of the first screen, before everything else. `early`: small ones there. Else as it comes near. */
  readonly loads?: 'first' | 'early'
}

/** Image in the right size for the screen, cropped around its focal point (B54). */
export function Picture({
  address,
  alt,
  sizes,
  className,
  maxWidth = 1280,
  loads,
  isDecorative = false,
}: PictureProps) {
  const details = usePage().landing.imageDetails?.[address]
  return (
    <img
      src={imageAt(address, maxWidth)}
      srcSet={sourceSet(address, maxWidth)}
      sizes={sizes}
      alt={isDecorative ? '' : alt || details?.alt || ''}
      className={`${className} ${focusClass(details?.focus)} `}
      loading={loads ? 'eager' : 'lazy'}
      fetchPriority={loads === 'first' ? 'high' : undefined}
      decoding="async"
    />
  )
}
