import { useState } from 'react'
import { useToast } from '@torneo/client'

/** Opens a part once its code is there, so that nothing flashes; when it is not to be had, that is said. */
export function useLazyOpen() {
  const toast = useToast()
  const [isOpen, setOpen] = useState(false)
  return {
    isOpen,
    open: async (part: { readonly prefetch?: () => Promise<unknown> }) => {
      if (await part.prefetch?.()) setOpen(true)
      else toast.error('No pudimos abrir esta parte. Revisa tu conexión y vuelve a intentar.')
    },
    close: () => setOpen(false),
  }
}
