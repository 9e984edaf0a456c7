import { useToast } from '@torneo/client'
import { useState } from 'react'

/** Opens a part after its code has loaded, so that no placeholder flashes; shows a toast when it cannot be loaded. */
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
